import type { FileStore } from '@gewerk/messaging';
import type { FastifyReply } from 'fastify';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface StoredDownload {
  /** Name in the file store. */
  readonly object: string;
  /** Name of the download. */
  readonly fileName: string;
  readonly contentType: string;
}

/** Streams a download from the file store. */
export async function sendFile(
  reply: FastifyReply,
  files: FileStore,
  { object, fileName, contentType }: StoredDownload,
): Promise<void> {
  const { bytes, content } = await files.get(object);
  await reply
    .status(200)
    .header('content-type', contentType)
    .header('content-length', bytes)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(content);
}
