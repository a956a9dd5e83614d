import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { GewerkError, IMPORT, IMPORT_FIELD } from '@gewerk/contracts';
import { FileStore } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from './take-uploads.js';

/** A spreadsheet in the file store. */
export interface ReceivedSheet {
  readonly object: string;
  readonly fileName: string;
}

const LONGEST_FILE_NAME = 255;

/** Passes an uploaded spreadsheet on to the file store as it comes in; it is never whole in memory. */
@Injectable()
export class ReceiveSheet {
  constructor(private readonly files: FileStore) {}

  /** Fails with `payload-too-large` beyond 20 MB, and `invalid-input` for a body without the file or cut off; nothing is kept then. */
  async receive(request: FastifyRequest): Promise<ReceivedSheet> {
    const part = await filePart(request);
    const object = `imports/${randomUUID()}`;
    try {
      const { bytes } = await this.files.put(object, part.file);
      if (part.file.truncated || bytes > IMPORT.maxBytes) throw tooLarge();
      return { object, fileName: part.filename.slice(-LONGEST_FILE_NAME) || 'unnamed.xlsx' };
    } catch (error) {
      await this.discard(object);
      throw isCutOff(part) ? cutOff() : error;
    }
  }

  /** Removes a file that will not be imported. */
  async discard(object: string): Promise<void> {
    await this.files
      .delete(object)
      .catch((error: unknown) => logger.warn({ err: error, object }, 'A refused file could not be removed'));
  }
}

/** The words of the parser for a body that ended too early; a store that failed has other ones. */
const isCutOff = ({ file }: MultipartFile): boolean =>
  /multipart|terminated early|premature/i.test(file.errored?.message ?? '');

async function filePart(request: FastifyRequest): Promise<MultipartFile> {
  const part = await request.file().catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // Bounds of the plugin (parts, fields) carry a code of their own; anything else is a body that does not parse.
    throw code.startsWith('FST_') && code !== 'FST_PREMATURE_CLOSE'
      ? invalidFile((error as Error).message)
      : cutOff();
  });
  if (!part) throw invalidFile(`is missing: the form has no part '${IMPORT_FIELD}' with a file`);
  if (part.fieldname === IMPORT_FIELD) return part;
  part.file.resume();
  throw invalidFile(
    `must be the name of the part with the file; it came as '${part.fieldname.slice(0, 100)}'`,
  );
}

const cutOff = () =>
  new GewerkError('invalid-input', 'The body is cut off: it ends before the end of the form. Send it again.');

const invalidFile = (message: string) =>
  new GewerkError('invalid-input', `${IMPORT_FIELD}: ${message}`, [{ field: IMPORT_FIELD, message }]);
