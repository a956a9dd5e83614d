import { Readable } from 'node:stream';
import type { CheckResultRecord } from '../validation-runs/check-result.schema.js';
import { reportColumns, reportRow } from './report-columns.js';

/** Spreadsheets run what starts so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The results as CSV (RFC 4180) with a byte order mark, written as fast as it is read. */
export const csvReport = (results: AsyncIterable<CheckResultRecord>): Readable =>
  Readable.from(lines(results), { objectMode: false });

async function* lines(results: AsyncIterable<CheckResultRecord>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${reportColumns.join(',')}\r\n`);
  for await (const result of results) yield Buffer.from(`${reportRow(result).map(cell).join(',')}\r\n`);
}

function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
