import type { RecognizedSheet } from '../map-row/map-row.js';
import { recognizeHeaders } from '../recognize-headers/recognize-headers.js';
import { fileFaults } from './file-faults.js';
import { HEADER_WITHIN_ROWS } from './sheet-limits.js';
import type { Sheet, Workbook } from './workbook.js';

/** The table of businesses in a workbook: its sheet, its header's row number and what its columns mean. */
export interface Table extends RecognizedSheet {
  readonly sheet: Sheet;
  readonly headerRow: number;
}

/** The first sheet with a recognisable header; up to ten rows of titles may stand above it. Throws where there is none. */
export async function findTable(workbook: Workbook): Promise<Table> {
  for (const sheet of workbook.sheets) {
    const table = await findHeader(sheet);
    if (table) return table;
  }
  throw fileFaults.noHeader();
}

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
