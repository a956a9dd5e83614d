import { stat, writeFile } from 'node:fs/promises';
import * as xlsx from '@e965/xlsx';
import exceljs from 'exceljs';
import { randomNumbers, sheetColumns, sheetRow } from './sheet-rows.js';

/** The number of rows that fill the 20 MB that an import may have. */
export const FULL_SHEET_ROWS = 70_000;

/** The number of rows that fill the 20 MB of an .xls from this writer, which uses two bytes per letter. */
export const FULL_OLD_SHEET_ROWS = 11_500;

const SEED = 20_261_121;

/**
 * Writes an .xlsx of `rows` businesses with 25 columns, row by row; the same numbers give the same content,
 * and sheets with different numbers (from `first`, counted from 0) have no place in common. Returns its size
 * in bytes.
 */
export async function makeSheet(file: string, rows = FULL_SHEET_ROWS, first = 0): Promise<number> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    filename: file,
    useSharedStrings: false,
    useStyles: false,
  });
  const sheet = book.addWorksheet('places');
  sheet.addRow([...sheetColumns]).commit();
  const random = randomNumbers(SEED + first);
  for (let index = first; index < first + rows; index += 1) {
    sheet.addRow(sheetRow(index, random)).commit();
  }
  sheet.commit();
  await book.commit();
  return (await stat(file)).size;
}

/**
 * Like {@link makeSheet}, but writes an .xls, which is created in memory as a whole: about 5 GB for the
 * largest.
 */
export async function makeOldSheet(file: string, rows = FULL_OLD_SHEET_ROWS): Promise<number> {
  const random = randomNumbers(SEED);
  const content = Array.from({ length: rows }, (_, index) => sheetRow(index, random));
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([[...sheetColumns], ...content]), 'places');
  const bytes = xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
  await writeFile(file, bytes);
  return bytes.length;
}
