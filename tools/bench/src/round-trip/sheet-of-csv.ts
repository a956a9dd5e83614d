import { Readable } from 'node:stream';
import exceljs from 'exceljs';

/** What a spreadsheet program makes of a CSV file that is opened and saved as .xlsx, every cell as text. */
export async function sheetOfCsv(csv: string): Promise<Buffer> {
  const book = new exceljs.Workbook();
  // A byte order mark marks the encoding; it is no part of the first cell.
  await book.csv.read(Readable.from([csv.replace(/^\uFEFF/, '')]), { map: (cell: unknown) => cell });
  return Buffer.from(await book.xlsx.writeBuffer());
}
