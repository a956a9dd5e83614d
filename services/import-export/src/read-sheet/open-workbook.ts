import { fileFaults } from './file-faults.js';
import type { Workbook } from './workbook.js';
import { openXlsx } from './xlsx-workbook.js';

/** What a file is by its first bytes, as far as a reader for it exists. */
export type SheetKind = 'xlsx' | 'xls';

/** Opens a workbook of a known kind; the large library for .xls is loaded only when one comes. */
export async function openWorkbook(kind: SheetKind, bytes: Buffer): Promise<Workbook> {
  if (kind === 'xlsx') return openXlsx(bytes);
  const { openXls } = await import('./xls-workbook.js');
  return openXls(bytes);
}

/** A part's header, or the directory of an archive without parts. */
const ZIP_STARTS = [Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from([0x50, 0x4b, 5, 6])];
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** The kind of a file by its first bytes, never by its name. Throws if it is not a spreadsheet. */
export async function detectKind(bytes: Buffer): Promise<SheetKind> {
  if (bytes.length === 0) throw fileFaults.empty();
  if (ZIP_STARTS.some((start) => bytes.subarray(0, 4).equals(start))) return 'xlsx';
  if (bytes.subarray(0, 8).equals(COMPOUND)) return 'xls';
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
