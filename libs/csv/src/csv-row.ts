import { disarmFormula } from './formula.js';

export type CsvCell = string | number | null | undefined;

/** Starts a file, so that spreadsheet programs read it as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

const NEEDS_QUOTES = /[",\r\n]/;

/** The beginning of a file: byte order mark and column names. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvRow(columns);

/** One row of CSV (RFC 4180), ended by CR LF. Formulas are disarmed; null and undefined are empty cells. */
export function csvRow(cells: readonly CsvCell[]): string {
  let row = '';
  for (const [index, cell] of cells.entries()) row += index === 0 ? cellText(cell) : `,${cellText(cell)}`;
  return `${row}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = disarmFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
