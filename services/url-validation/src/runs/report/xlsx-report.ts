import type { Readable } from 'node:stream';
import { xlsxStream } from '@gewerk/csv/xlsx';
import type { CheckResultRecord } from '../results/check-result.schema.js';
import { reportColumns, reportRow } from './report-columns.js';

const WIDTHS = [26, 40, 44, 22, 8, 44, 44, 26];

/** A workbook, row by row. A failure destroys the stream. */
export const xlsxReport = (results: AsyncIterable<CheckResultRecord>): Readable =>
  xlsxStream({ name: 'websites', headers: reportColumns, widths: WIDTHS, rows: rowsOf(results) });

async function* rowsOf(results: AsyncIterable<CheckResultRecord>): AsyncGenerator<(string | number)[]> {
  for await (const result of results) yield reportRow(result);
}
