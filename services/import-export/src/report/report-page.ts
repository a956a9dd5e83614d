/** Keeps a page of either report well below the bus's message limit. */
const MAX_PAGE_BYTES = 200_000;

/**
 * Collects the entries of one page: the first ones below a row, at most `limit` and at most 200 KB, except
 * that all entries of the last row are included.
 */
export class ReportPage<T extends { row_number: number }> {
  readonly entries: T[] = [];
  private bytes = 0;
  private closed: boolean;

  constructor(
    private readonly after: number,
    private readonly limit: number,
  ) {
    this.closed = limit === 0;
  }

  get full(): boolean {
    return this.closed;
  }

  add(entry: T): void {
    if (entry.row_number <= this.after) return;
    // The next page begins below the last row.
    if (this.closed && entry.row_number !== this.entries.at(-1)?.row_number) return;
    this.entries.push(entry);
    this.bytes += Buffer.byteLength(JSON.stringify(entry));
    this.closed = this.entries.length >= this.limit || this.bytes >= MAX_PAGE_BYTES;
  }
}
