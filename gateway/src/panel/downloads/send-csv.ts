import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface CsvPage<Position> {
  /** UTF-8 bytes if already encoded. */
  readonly csv: string | Uint8Array;
  /** Pass this to read the next page; null on the last. */
  readonly next: Position | null;
}

/** Sends a download page by page, reading one page ahead. The caller has read the first one, so errors get a status. */
export async function sendCsv<Position>(
  reply: FastifyReply,
  fileName: string,
  first: CsvPage<Position>,
  read: (after: Position) => Promise<CsvPage<Position>>,
): Promise<void> {
  await beginCsv(reply, fileName).send(Readable.from(pages(first, read)));
}

export const beginCsv = (reply: FastifyReply, fileName: string): FastifyReply =>
  reply
    .status(200)
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`);

/** The text of all pages; the next one is requested while one is sent. */
export async function* pages<Position>(
  first: CsvPage<Position>,
  read: (after: Position) => Promise<CsvPage<Position>>,
): AsyncGenerator<string | Uint8Array> {
  let ahead: Promise<CsvPage<Position>> | undefined = Promise.resolve(first);
  while (ahead) {
    const { csv, next }: CsvPage<Position> = await ahead;
    ahead = next === null ? undefined : read(next);
    // A failure surfaces where the page is awaited.
    ahead?.catch(() => undefined);
    yield csv;
  }
}
