import { Readable } from 'node:stream';
import exceljs from 'exceljs';

/**
 * Converts a CSV file as a spreadsheet program does when it opens the file and saves it as .xlsx, with
 * every cell as text.
 */
export async function sheetOfCsv(csv: string): Promise<Buffer> {
  const book = new exceljs.Workbook();
  // The byte order mark indicates the encoding; it is not part of the first cell.
  await book.csv.read(Readable.from([csv.replace(/^\uFEFF/, '')]), { map: (cell: unknown) => cell });
  return Buffer.from(await book.xlsx.writeBuffer());
}
