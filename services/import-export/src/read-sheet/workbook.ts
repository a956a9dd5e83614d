import type { SheetRow } from './cell.js';

/** A sheet whose rows are read in order, always from the first. Empty rows may be skipped. */
export interface Sheet {
  readonly name: string;
  /** With `wanted`, only these columns are filled; a row with content only in others still appears, without cells. */
  rows(wanted?: ReadonlySet<number>): AsyncIterable<SheetRow>;
}

/** A spreadsheet file of any format. */
export interface Workbook {
  readonly kind: 'xlsx' | 'xls' | 'csv';
  readonly sheets: readonly Sheet[];
  /** Rows of a sheet, including the header and empty ones; null if the number is unknown without parsing it. */
  countRows(sheet: Sheet): Promise<number | null>;
}
