import type { BusinessInput, ReportedRow, RowNote } from '@gewerk/contracts/sheets';
import type { MappedRow } from '../../row-to-business/row-to-business.js';
import { quoted } from '../../row-to-business/row-notes.js';
import type { SheetRow } from '../cell.js';
import { placeKey } from './place-key.js';
import { BATCH, FAILED_ROWS } from '../sheet-limits.js';

/** A row that can be returned for correction. */
export type FailedRow = Pick<ReportedRow, 'row_number'> & Pick<SheetRow, 'cells'>;

/** One batch of a sheet, ready to be stored. */
export interface SheetBatch {
  /** Batches are numbered without gaps: from 0, or from the number at which their file begins within its run. */
  readonly batch: number;
  readonly firstRow: number;
  readonly lastRow: number;
  /** Number of rows with content, including faulty ones. */
  readonly rowCount: number;
  /** `{row, business}` of the rows to store, as the members of a JSON array; '' if there are none. */
  readonly rows: Uint8Array<ArrayBuffer>;
  readonly errors: ReportedRow[];
  /** The faulty rows with their cells, if the builder received the cells. */
  readonly failed: FailedRow[];
  /** Headers of the columns in `failed`; absent if there are none. */
  readonly headers?: readonly string[];
  /** Notes on the rows that are to be stored. */
  readonly notes: RowNote[];
  /** The number for each stored row's place id (see {@link placeKey}), by row. */
  readonly places: ReadonlyMap<number, number>;
  /**
   * The last earlier batch that has a place id in common with this one and must be stored first; -1 if there is
   * none.
   */
  readonly after: number;
}

/** A row with more bytes of JSON is imported without its photos; only lists of photos get that long. */
export const MAX_ROW_BYTES = 150_000;

/**
 * Divides rows into batches of at most 500 rows and 480 KB. The division depends only on the rows, so reading
 * the same file again yields the same batches. Each batch states the last earlier batch that has a place id in
 * common with it, so that a caller that sends several at a time can make sure that the first row with a place
 * id is stored first.
 */
export class BatchBuilder {
  private readonly lastBatchOfPlace = new Map<number, number>();
  private batch: number;
  private bytes = 0;
  private firstRow = 0;
  private lastRow = 0;
  private rowCount = 0;
  private after = -1;
  private rows: string[] = [];
  private errors: ReportedRow[] = [];
  private failed: FailedRow[] = [];
  private failedRows = 0;
  private notes: RowNote[] = [];
  private places = new Map<number, number>();

  /** @param first number of the first batch */
  constructor(first = 0) {
    this.batch = first;
  }

  /**
   * Adds the next row; returns the batch that it completed, or the batch that had no room for it.
   * @param cells are kept if the row is faulty
   */
  add(row: number, mapped: MappedRow, cells?: SheetRow['cells']): SheetBatch | undefined {
    if (mapped.error !== undefined) {
      this.begin(row);
      this.errors.push({ row_number: row, ...mapped.error });
      if (cells && mapped.error.code !== 'left-out') this.keep(row, cells);
      return this.full() ? this.cut() : undefined;
    }
    const json = `{"row":${row},"business":${JSON.stringify(mapped.business)}}`;
    const bytes = Buffer.byteLength(json);
    if (bytes > MAX_ROW_BYTES) return this.add(row, withoutPhotos(mapped));
    const before = this.bytes + bytes > BATCH.bytes && this.rowCount > 0 ? this.cut() : undefined;
    this.begin(row);
    this.bytes += bytes;
    this.rows.push(json);
    for (const note of mapped.notes) this.notes.push({ row_number: row, ...note });
    this.notePlace(row, mapped.business);
    return before ?? (this.full() ? this.cut() : undefined);
  }

  /** The remaining rows; undefined if there are none. */
  finish(): SheetBatch | undefined {
    return this.rowCount > 0 ? this.cut() : undefined;
  }

  private keep(row: number, cells: SheetRow['cells']): void {
    if (this.failedRows >= FAILED_ROWS.most) return;
    const kept = Array.from(cells, (cell) => cell ?? null);
    if (Buffer.byteLength(JSON.stringify(kept)) > FAILED_ROWS.rowBytes) return;
    this.failedRows += 1;
    this.failed.push({ row_number: row, cells: kept });
  }

  private begin(row: number): void {
    if (this.rowCount === 0) this.firstRow = row;
    this.lastRow = row;
    this.rowCount += 1;
  }

  private full(): boolean {
    return this.rowCount >= BATCH.rows;
  }

  private notePlace(row: number, business: BusinessInput): void {
    const key = placeKey(business);
    this.places.set(row, key);
    const earlier = this.lastBatchOfPlace.get(key);
    if (earlier !== undefined && earlier !== this.batch) this.after = Math.max(this.after, earlier);
    this.lastBatchOfPlace.set(key, this.batch);
  }

  private cut(): SheetBatch {
    const { batch, firstRow, lastRow, rowCount, errors, failed, notes, places, after } = this;
    const rows = new TextEncoder().encode(this.rows.join(','));
    this.batch += 1;
    this.bytes = 0;
    this.rowCount = 0;
    this.after = -1;
    this.rows = [];
    this.errors = [];
    this.failed = [];
    this.notes = [];
    this.places = new Map();
    return { batch, firstRow, lastRow, rowCount, rows, errors, failed, notes, places, after };
  }
}

function withoutPhotos(mapped: Extract<MappedRow, { business: BusinessInput }>): MappedRow {
  const { photos, ...business } = mapped.business;
  if (photos === undefined) return { error: { code: 'too-long', field: 'about', value: null } };
  const value = photos[0] ?? null;
  return {
    business,
    notes: [
      ...mapped.notes,
      { code: 'too-long', field: 'photos', value: value && quoted(value), result: null },
    ],
  };
}
