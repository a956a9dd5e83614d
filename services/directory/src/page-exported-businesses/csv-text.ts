import { buffer } from 'node:stream/consumers';
import { format } from 'fast-csv';

/**
 * The rows of one page as CSV. A row is written when it is added, none is waited for: a page is bounded, and rows that
 * wait as objects would be what the garbage collector copies all the time.
 */
export class CsvText {
  private readonly csv = format<readonly string[], readonly string[]>({
    rowDelimiter: '\r\n',
    includeEndRowDelimiter: true,
  });
  private readonly written = buffer(this.csv);
  private rows = 0;

  add(cells: readonly string[]): void {
    this.csv.write(cells);
    this.rows += 1;
  }

  /** In UTF-8; each row ends with CR LF. Of no rows fast-csv would write an empty one. */
  async end(): Promise<Uint8Array> {
    this.csv.end();
    const text = await this.written;
    return this.rows === 0 ? new Uint8Array() : text;
  }
}
