import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { GewerkError, invalidField, refused } from '@gewerk/contracts';
import { IMPORT_FIELD } from '@gewerk/contracts/http';
import { IMPORT } from '@gewerk/contracts/limits';
import { FileStore } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { plainFileName } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from './receive-uploads.js';

/** A spreadsheet in the file store. */
export interface ReceivedSheet {
  readonly object: string;
  readonly fileName: string;
}

const LONGEST_FILE_NAME = 255;
/** Maximum number of other parts in a form. */
const FIELDS = 10;

/** Streams an uploaded spreadsheet to the file store. */
@Injectable()
export class ReceiveSheet {
  constructor(private readonly files: FileStore) {}

  /**
   * Fails with `payload-too-large` beyond 20 MB and with `invalid-input` if the file is missing or cut off;
   * in either case nothing is kept.
   */
  async receive(request: FastifyRequest): Promise<ReceivedSheet> {
    return this.store(await filePart(request));
  }

  /** Like {@link receive}, for at most `most` files of one import: either all are stored or none. */
  async receiveAll(request: FastifyRequest, most: number): Promise<readonly ReceivedSheet[]> {
    if (most === 1) return [await this.receive(request)];
    const received: ReceivedSheet[] = [];
    try {
      for await (const part of request.files({ limits: { files: most, parts: most + FIELDS } })) {
        received.push(await this.store(named(part)));
      }
      if (received.length === 0) throw missing();
      return received;
    } catch (error) {
      for (const { object } of received) await this.discard(object);
      throw error instanceof GewerkError ? error : unreadable(error);
    }
  }

  private async store(part: MultipartFile): Promise<ReceivedSheet> {
    const object = `imports/${randomUUID()}`;
    try {
      const { bytes } = await this.files.put(object, part.file);
      if (part.file.truncated || bytes > IMPORT.maxBytes) throw tooLarge();
      return { object, fileName: plainFileName(part.filename, LONGEST_FILE_NAME) || 'unnamed.xlsx' };
    } catch (error) {
      await this.discard(object);
      throw isCutOff(part) ? cutOff() : error;
    }
  }

  async discard(object: string): Promise<void> {
    await this.files
      .delete(object)
      .catch((error: unknown) => logger.warn({ err: error, object }, 'A refused file could not be removed'));
  }
}

/** Recognises the parser's message for a body that ended early; failures of the store have other messages. */
const isCutOff = ({ file }: MultipartFile): boolean =>
  /multipart|terminated early|premature/i.test(file.errored?.message ?? '');

async function filePart(request: FastifyRequest): Promise<MultipartFile> {
  const part = await request.file().catch((error: unknown) => {
    throw unreadable(error);
  });
  if (!part) throw missing();
  return named(part);
}

function named(part: MultipartFile): MultipartFile {
  if (part.fieldname === IMPORT_FIELD) return part;
  part.file.resume();
  throw invalidFile(`must be the name of the part with the file, not '${part.fieldname.slice(0, 100)}'`);
}

/** Exceeded limits of the plugin have FST_ codes; anything else is an unreadable body. */
function unreadable(error: unknown): GewerkError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('FST_') && code !== 'FST_PREMATURE_CLOSE'
    ? invalidFile((error as Error).message)
    : cutOff();
}

const missing = () => invalidFile(`is missing; send the file as part '${IMPORT_FIELD}' of the form`);

const cutOff = () => refused('upload-cut-off');

const invalidFile = (message: string) => invalidField(IMPORT_FIELD, message);
