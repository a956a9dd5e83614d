import { setImmediate as breathe } from 'node:timers/promises';
import type { BusinessInput } from '@gewerk/contracts';
import type { ParsedInputOf, RowError, upsertBusinesses } from '@gewerk/contracts/bus';
import type { ParseFault } from '@gewerk/opening-hours';
import { type BusinessFields, normaliseBusiness } from '../record/index.js';

export interface ReadRow {
  row: number;
  input: BusinessInput;
  fields: BusinessFields;
}

export interface ReadBatch {
  rows: ReadRow[];
  errors: RowError[];
  hoursFaults: ParseFault[];
}

type Rows = ParsedInputOf<typeof upsertBusinesses>['rows'];

/** Some two milliseconds of work. */
const ROWS_AT_ONCE = 20;

/**
 * Normalises each row singly; a row without a name is an error and the others go on. Every few rows it lets others have
 * the thread: the batch before is being written meanwhile, and the database would wait for each of its next commands.
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
    batch.rows.push({ row, input, fields: normalised.fields });
    if (normalised.hoursFault) batch.hoursFaults.push(normalised.hoursFault);
  }
  return batch;
}
