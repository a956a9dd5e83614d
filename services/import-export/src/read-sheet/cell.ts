import { restoreFormula } from '@gewerk/csv';

/**
 * The value of a cell: dates and times are ISO texts, an empty cell is null, and an error value is its text,
 * such as '#REF!' (`cell-faults.ts`).
 */
export type CellValue = string | number | boolean | null;

/** One row: its number as Excel shows it, from 1, and its cells by column from 0; gaps are null or absent. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly (CellValue | undefined)[];
  /** Columns whose cell is merged with the cell of a row above and has its value. */
  readonly merged?: ReadonlySet<number>;
  /** The targets of the links in cells, by column: untrusted texts with any scheme. */
  readonly links?: ReadonlyMap<number, string>;
}

/** A cell as trimmed text without control characters; '' if it is empty. Numbers never get an exponent. */
export function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return Number.isSafeInteger(value) || Math.abs(value) < 1e15
    ? String(value)
    : BigInt(Math.trunc(value)).toString();
}

/** Whether a row is empty; even meaningful white space counts as content. */
export function isEmptyRow(cells: SheetRow['cells']): boolean {
  return cells.every(
    (cell) =>
      cell === null || cell === undefined || cell === '' || (typeof cell === 'string' && cell.trim() === ''),
  );
}

// eslint-disable-next-line no-control-regex -- this searches for control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// eslint-disable-next-line no-control-regex -- as above
const ALL_CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * The text without control characters; restores texts that an export has disarmed because they look like
 * formulas.
 */
const cleanText = (text: string): string =>
  restoreFormula(CONTROL.test(text) ? text.replace(ALL_CONTROLS, '') : text).trim();
