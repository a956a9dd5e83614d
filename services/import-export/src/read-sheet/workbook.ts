import type { SheetRow } from './cell.js';

/** A sheet whose rows are read in order, each time from the first. Rows without any content may be left out. */
export interface Sheet {
  readonly name: string;
  /** With `wanted`, only these columns are filled; a row that has content in others only still comes, with no cells. */
  rows(wanted?: ReadonlySet<number>): AsyncIterable<SheetRow>;
}

/** A spreadsheet file of any format. */
export interface Workbook {
  readonly kind: 'xlsx' | 'xls' | 'csv';
  readonly sheets: readonly Sheet[];
  /** Rows of a sheet, header and empty ones included; null if that is unknown without parsing it. */
  countRows(sheet: Sheet): Promise<number | null>;
}
