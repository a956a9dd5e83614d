import type { BusinessInput, ParsedInputOf, RowError, upsertBusinesses } from '@gewerk/contracts';
import type { ParseFault } from '@gewerk/opening-hours';
import type { BusinessFields } from '../businesses/business.record.js';
import { normaliseBusiness } from '../normalise/normalise-business.js';

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

/** Normalises each row singly; a row without a name is an error and the others go on. */
export function readBatch(rows: Rows): ReadBatch {
  const batch: ReadBatch = { rows: [], errors: [], hoursFaults: [] };
  for (const { row, business: input } of rows) {
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
