import * as xlsx from '@e965/xlsx';
import type { CellValue, SheetRow } from '../cell.js';
import { isEmptyRow } from '../cell.js';
import { cellFaultOf } from '../cell-faults.js';
import { serialToIso } from '../xlsx/excel-text.js';
import { fileFaults } from '../file-faults.js';
import { type MergedCells, withMerged } from '../xlsx/merged-cells.js';
import { MAX_COLUMNS } from '../sheet-limits.js';
import type { Sheet, Workbook } from '../workbook.js';

/** Opens an .xls file (BIFF in a compound file), which can only be read as a whole. */
export function openXls(bytes: Buffer): Workbook {
  requireWorkbookStream(bytes);
  return workbookOf(readBook(bytes), 'xls');
}

/** The sheets of a file that was read whole. */
export function workbookOf(book: xlsx.WorkBook, kind: 'xls' | 'csv'): Workbook {
  const sheets = visibleFirst(book).flatMap((name): Sheet[] => {
    const data = book.Sheets[name]?.['!data'];
    const merged = (book.Sheets[name]?.['!merges'] ?? [])
      .filter(({ s, e }) => e.r > s.r)
      .map(({ s, e }): MergedCells => ({ column: s.c, from: s.r + 1, to: e.r + 1 }))
      .sort((one, other) => one.from - other.from);
    return data ? [{ name, rows: (wanted) => withMerged(sheetRows(data, book, wanted), merged) }] : [];
  });
  if (sheets.length === 0) throw fileFaults.noSheet();
  return {
    kind,
    sheets,
    countRows: async (sheet) => {
      let rows = 0;
      for await (const row of sheet.rows()) rows += row.cells.length > 0 ? 1 : 0;
      return rows;
    },
  };
}

/** Hidden sheets come last, as in an .xlsx. */
function visibleFirst(book: xlsx.WorkBook): string[] {
  const hidden = new Set(book.Workbook?.Sheets?.filter(({ Hidden }) => Hidden).map(({ name }) => name));
  const isHidden = (name: string): number => (hidden.has(name) ? 1 : 0);
  return book.SheetNames.toSorted((one, other) => isHidden(one) - isHidden(other));
}

/**
 * Encrypted .xlsx files, old Word documents and installers are compound files too; the names of the streams
 * distinguish them.
 */
function requireWorkbookStream(bytes: Buffer): void {
  let names: string[];
  try {
    names = xlsx.CFB.read(bytes, { type: 'buffer' }).FileIndex.map((entry: { name: string }) =>
      entry.name.toLowerCase(),
    );
  } catch {
    throw fileFaults.truncated();
  }
  if (names.includes('encryptedpackage') || names.includes('encryptioninfo')) throw fileFaults.encrypted();
  if (names.includes('workbook') || names.includes('book')) return;
  if (names.includes('worddocument')) throw fileFaults.notSpreadsheet('a text document');
  if (names.includes('powerpoint document')) throw fileFaults.notSpreadsheet('a presentation');
  throw fileFaults.notSpreadsheet('an installer, a mail or another compound file');
}

function readBook(bytes: Buffer): xlsx.WorkBook {
  try {
    return xlsx.read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      bookVBA: false,
    });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) throw fileFaults.encrypted();
    throw fileFaults.damaged('the workbook');
  }
}

async function* sheetRows(
  data: readonly (readonly xlsx.CellObject[] | undefined)[],
  book: xlsx.WorkBook,
  wanted?: ReadonlySet<number>,
): AsyncGenerator<SheetRow> {
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false;
  for (let index = 0; index < data.length; index += 1) {
    const row = data[index];
    if (!row) continue;
    const cells = Array.from(row.slice(0, MAX_COLUMNS), (cell) => cellValue(cell, date1904));
    if (isEmptyRow(cells)) continue;
    const links = wanted && linksOf(row, wanted);
    yield {
      number: index + 1,
      cells: wanted ? cells.map((cell, column) => (wanted.has(column) ? cell : null)) : cells,
      ...(links && { links }),
    };
  }
}

function linksOf(
  row: readonly (xlsx.CellObject | undefined)[],
  wanted: ReadonlySet<number>,
): Map<number, string> | undefined {
  const links = [...wanted].flatMap((column): [number, string][] => {
    const link = row[column]?.l?.Target;
    return typeof link === 'string' ? [[column, link]] : [];
  });
  return links.length > 0 ? new Map(links) : undefined;
}

function cellValue(cell: xlsx.CellObject | undefined, date1904: boolean): CellValue {
  if (!cell || cell.t === 'z' || cell.v === undefined) return null;
  if (cell.t === 'e') return cellFaultOf(cell.v);
  if (cell.v instanceof Date) return cell.v.toISOString();
  if (typeof cell.v === 'number' && typeof cell.z === 'string' && xlsx.SSF.is_date(cell.z))
    return serialToIso(cell.v, date1904);
  return cell.v;
}
