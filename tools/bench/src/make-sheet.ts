import { stat } from 'node:fs/promises';
import exceljs from 'exceljs';
import { randomNumbers, sheetColumns, sheetRow } from './sheet-rows.js';

/** So many rows fill the 20 MB that an import may have. */
export const FULL_SHEET_ROWS = 70_000;

const SEED = 20_261_121;

/** Writes an .xlsx of `rows` businesses with 25 columns, row by row; the same number of rows has the same content. Answers its size in bytes. */
export async function makeSheet(file: string, rows = FULL_SHEET_ROWS): Promise<number> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    filename: file,
    useSharedStrings: false,
    useStyles: false,
  });
  const sheet = book.addWorksheet('places');
  sheet.addRow([...sheetColumns]).commit();
  const random = randomNumbers(SEED);
  for (let index = 0; index < rows; index += 1) {
    sheet.addRow(sheetRow(index, random)).commit();
  }
  sheet.commit();
  await book.commit();
  return (await stat(file)).size;
}
