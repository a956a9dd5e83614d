import { Readable } from 'node:stream';
import { csvHead, csvRow } from '@gewerk/csv';
import type { CheckResultRecord } from '../results/check-result.schema.js';
import { reportColumns, reportRow } from './report-columns.js';

/** CSV (RFC 4180) with a byte order mark, generated as fast as it is read. */
export const csvReport = (results: AsyncIterable<CheckResultRecord>): Readable =>
  Readable.from(lines(results), { objectMode: false });

async function* lines(results: AsyncIterable<CheckResultRecord>): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHead(reportColumns));
  for await (const result of results) yield Buffer.from(csvRow(reportRow(result)));
}
