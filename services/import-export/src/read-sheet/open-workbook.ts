import { fileFaults } from './file-faults.js';
import type { Workbook } from './workbook.js';
import { openXlsx } from './xlsx/xlsx-workbook.js';

/** The kinds of file for which there is a reader. */
export type SheetKind = Workbook['kind'];

/** Opens a workbook of a known kind; the readers of .xls and .csv are loaded only when needed. */
export async function openWorkbook(kind: SheetKind, bytes: Buffer): Promise<Workbook> {
  if (kind === 'xlsx') return openXlsx(bytes);
  if (kind === 'csv') return (await import('./csv/csv-workbook.js')).openCsv(bytes);
  const { openXls } = await import('./xls/xls-workbook.js');
  return openXls(bytes);
}

/** The header of a part, or the directory of an archive without parts. */
const ZIP_STARTS = [Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from([0x50, 0x4b, 5, 6])];
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * The kind of a file by its first bytes, never by its name, except that text counts as CSV only if its name
 * ends in .csv: a text file named .xlsx was saved wrongly. Throws if the file is not a spreadsheet.
 */
export async function detectKind(bytes: Buffer, fileName = ''): Promise<SheetKind> {
  if (bytes.length === 0) throw fileFaults.empty();
  if (ZIP_STARTS.some((start) => bytes.subarray(0, 4).equals(start))) return 'xlsx';
  if (bytes.subarray(0, 8).equals(COMPOUND)) return 'xls';
  if (/\.csv$/i.test(fileName)) {
    const { isText } = await import('./csv/csv-encoding.js');
    if (isText(bytes)) return 'csv';
  }
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes.subarray(0, SNIFFED_BYTES));
  throw fileFaults.notSpreadsheet(
    type
      ? `of type ${type.mime} (.${type.ext})`
      : looksLikeText(bytes)
        ? 'plain text (such as CSV)'
        : 'of an unknown kind',
  );
}

const SNIFFED_BYTES = 4_100;

const looksLikeText = (bytes: Buffer) => !bytes.subarray(0, SNIFFED_BYTES).includes(0);
