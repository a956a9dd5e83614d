import type { CellValue } from './cell.js';

/**
 * Error values: the texts shown by a cell whose formula has no result. A workbook stores the English texts; a
 * CSV file has those in the language of the program that wrote it, here German and Turkish.
 */
const FAULTS: ReadonlySet<string> = new Set([
  ...['#DIV/0!', '#N/A', '#NAME?', '#NULL!', '#NUM!', '#REF!', '#VALUE!', '#SPILL!', '#CALC!'],
  ...['#GETTING_DATA', '#FIELD!', '#BLOCKED!', '#CONNECT!', '#BUSY!', '#UNKNOWN!'],
  ...['#NV', '#BEZUG!', '#WERT!', '#ZAHL!', '#ÜBERLAUF!', '#KALK!'],
  ...['#SAYI/0!', '#YOK', '#AD?', '#BOŞ!', '#SAYI!', '#BAŞV!', '#DEĞER!', '#TAŞMA!'],
]);

/** Whether a cell contains an error value instead of a real value. */
export const isCellFault = (value: CellValue | undefined): value is string =>
  typeof value === 'string' && value.startsWith('#') && FAULTS.has(value.trim());

/** Error values in .xls files, where each has a number. */
const BY_NUMBER: ReadonlyMap<unknown, string> = new Map([
  [0, '#NULL!'],
  [7, '#DIV/0!'],
  [15, '#VALUE!'],
  [23, '#REF!'],
  [29, '#NAME?'],
  [36, '#NUM!'],
  [42, '#N/A'],
  [43, '#GETTING_DATA'],
]);

export const cellFaultOf = (number: unknown): CellValue => BY_NUMBER.get(number) ?? null;
