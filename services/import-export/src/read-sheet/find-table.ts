import type { SheetChoice, SheetMapping } from '@gewerk/contracts/sheets';
import type { RecognizedSheet } from '../row-to-business/row-to-business.js';
import { recognizeHeaders } from '../recognize-headers/recognize-headers.js';
import { repeatedHeaders } from '../recognize-headers/repeated-headers.js';
import { isEmptyRow } from './cell.js';
import { fileFaults } from './file-faults.js';
import { HEADER_WITHIN_ROWS } from './sheet-limits.js';
import type { Sheet, Workbook } from './workbook.js';

/** The table of businesses in a workbook: its sheet, its header's row number and what its columns mean. */
export interface Table extends RecognizedSheet, Pick<SheetChoice, 'categories'> {
  readonly sheet: Sheet;
  readonly headerRow: number;
}

/** A workbook with only the chosen sheet. Throws if there is no sheet of this name, and lists the sheets that exist. */
export function onlySheet(workbook: Workbook, name: string | undefined): Workbook {
  if (name === undefined) return workbook;
  const sheets = workbook.sheets.filter((sheet) => sheet.name === name);
  if (sheets.length === 0) {
    throw fileFaults.noSuchSheet(
      name,
      workbook.sheets.map((sheet) => sheet.name),
    );
  }
  return { ...workbook, sheets, countRows: (sheet) => workbook.countRows(sheet) };
}

/**
 * The first sheet with a recognisable header, which may be below up to ten rows of titles. With `chosen` columns
 * the first row that is not empty is used if no header is recognised. Throws if there is no such row.
 */
export async function findTable(workbook: Workbook, chosen?: SheetMapping): Promise<Table> {
  const table = await findAnyTable(workbook, chosen);
  if (table.mapping.columns.name === undefined) throw fileFaults.noHeader();
  return table;
}

/** The table; if no header is recognised, one whose header is its first row and whose columns have no meaning. */
export async function findAnyTable(workbook: Workbook, chosen?: SheetMapping): Promise<Table> {
  const table = (await recognized(workbook)) ?? (await firstRow(workbook));
  if (!table) throw fileFaults.noHeader();
  return chosen ? { ...table, mapping: { ...table.mapping, columns: chosen } } : table;
}

async function recognized(workbook: Workbook): Promise<Table | undefined> {
  for (const sheet of workbook.sheets) {
    const table = await findHeader(sheet);
    if (table) return table;
  }
  return undefined;
}

async function firstRow(workbook: Workbook): Promise<Table | undefined> {
  for (const sheet of workbook.sheets) {
    for await (const { number, cells } of sheet.rows()) {
      if (isEmptyRow(cells)) continue;
      const mapping = { ...NOTHING_MAPPED, repeated: repeatedHeaders(cells) };
      return { sheet, headerRow: number, format: 'plain', mapping };
    }
  }
  return undefined;
}

const NOTHING_MAPPED = { columns: {}, categoryList: [], imageList: [], dayHours: [], additionalInfo: [] };

async function findHeader(sheet: Sheet): Promise<Table | undefined> {
  let looked = 0;
  for await (const row of sheet.rows()) {
    const recognized = recognizeHeaders(row.cells);
    if (recognized.fault === undefined) {
      return { sheet, headerRow: row.number, format: recognized.format, mapping: recognized.mapping };
    }
    looked += 1;
    if (looked >= HEADER_WITHIN_ROWS) return undefined;
  }
  return undefined;
}
