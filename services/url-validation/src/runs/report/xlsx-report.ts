import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import exceljs from 'exceljs';
import type { CheckResultRecord } from '../results/check-result.schema.js';
import { reportColumns, reportRow } from './report-columns.js';

const WIDTHS = [26, 40, 44, 22, 8, 44, 44, 26];
/** Rows written before waiting for the reader. */
const ROWS_AT_ONCE = 500;
const MOST_WAITING_BYTES = 1024 * 1024;

/** A workbook, row by row. A failure destroys the stream. */
export function xlsxReport(results: AsyncIterable<CheckResultRecord>): Readable {
  const out = new PassThrough();
  write(results, out).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

async function write(results: AsyncIterable<CheckResultRecord>, out: PassThrough): Promise<void> {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const sheet = workbook.addWorksheet('websites', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = reportColumns.map((header, index) => ({ header, width: WIDTHS[index] ?? 20 }));
  sheet.getRow(1).font = { bold: true };
  let rows = 0;
  for await (const result of results) {
    sheet.addRow(reportRow(result)).commit();
    rows += 1;
    if (rows % ROWS_AT_ONCE > 0) continue;
    await nextTurn();
    while (out.readableLength > MOST_WAITING_BYTES && !out.destroyed) await nextTurn();
  }
  sheet.commit();
  await workbook.commit();
}
