import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface CsvPage {
  readonly csv: string;
  /** What to ask for the page after it; null on the last. */
  readonly next: string | null;
}

type ReadPage = (after: string | null) => Promise<CsvPage>;

/** Sends a download that is read page by page while it is sent. */
export async function sendCsvPages(reply: FastifyReply, fileName: string, read: ReadPage): Promise<void> {
  // The first page is read before the answer begins, so that a failure is told as one.
  const first = await read(null);
  await reply
    .status(200)
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(pages(first, read)));
}

async function* pages(first: CsvPage, read: ReadPage): AsyncGenerator<string> {
  yield first.csv;
  for (let after = first.next; after !== null;) {
    const page = await read(after);
    yield page.csv;
    after = page.next;
  }
}
