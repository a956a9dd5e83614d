import { Readable } from 'node:stream';
import { SHEET_PART, workbookParts } from '@gewerk/csv/sheet';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { XLSX_TYPE } from './send-file.js';

/**
 * Sends a workbook whose rows arrive as pieces of its sheet; they are compressed as they arrive, in separate
 * threads.
 */
export async function sendXlsx(
  reply: FastifyReply,
  fileName: string,
  sheet: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(workbookParts)) zip.addBuffer(Buffer.from(text), name);
  const rows = Readable.from(sheet, { objectMode: false });
  const packed = zip.outputStream as Readable;
  // An aborted download must not look complete; if the client disconnects, reading the source stops too.
  zip.on('error', (error: Error) => packed.destroy(error));
  packed.once('close', () => rows.destroy());
  zip.addReadStream(rows, SHEET_PART);
  zip.end();
  await reply
    .status(200)
    .header('content-type', XLSX_TYPE)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(packed);
}
