import { setImmediate as breathe } from 'node:timers/promises';
import type { BusinessInput } from '@gewerk/contracts';
import type { LeftOutField, ParsedInputOf, RowError, upsertBusinesses } from '@gewerk/contracts/bus';
import type { ParseFault } from '@gewerk/opening-hours';
import { type BusinessFields, normaliseBusiness } from '../record/index.js';
import { leftOutFields, withoutFields } from './left-out-fields.js';

export interface ReadRow {
  row: number;
  /** Without the fields that were left out. */
  input: BusinessInput;
  fields: BusinessFields;
  leftOut: LeftOutField[];
}

export interface ReadBatch {
  rows: ReadRow[];
  errors: RowError[];
  hoursFaults: ParseFault[];
}

type Rows = ParsedInputOf<typeof upsertBusinesses>['rows'];

/** Number of rows processed at a time: about two milliseconds of work. */
const ROWS_AT_ONCE = 20;

/**
 * Normalises each row separately; a row without a name is an error and does not affect the others. Yields to
 * the event loop every few rows: the previous batch is being written at the same time, and each of its database
 * commands would otherwise have to wait.
 */
export async function readBatch(rows: Rows): Promise<ReadBatch> {
  const batch: ReadBatch = { rows: [], errors: [], hoursFaults: [] };
  for (const [index, { row, business: input }] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await breathe();
    const normalised = normaliseBusiness(input);
    if (!normalised) {
      batch.errors.push({ row_number: row, code: 'missing', field: 'name', value: null });
      continue;
    }
    const { fields, hoursFault } = normalised;
    const leftOut = leftOutFields(input, fields, hoursFault);
    batch.rows.push({
      row,
      input: withoutFields(input, leftOut),
      fields,
      leftOut: leftOut.map((field) => ({ row_number: row, ...field })),
    });
    if (hoursFault) batch.hoursFaults.push(hoursFault);
  }
  return batch;
}
