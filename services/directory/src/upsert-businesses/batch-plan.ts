import type { DuplicateMode, DuplicateRow, RowError } from '@gewerk/contracts';
import type { BusinessFields, BusinessRecord } from '../businesses/business.record.js';
import { normaliseBusiness } from '../normalise/normalise-business.js';
import { overlaid, storedInput } from '../normalise/stored-input.js';
import type { ReadRow } from './read-batch.js';

/** One business that the batch creates or may change. */
export interface PlannedBusiness {
  /** null for a new one. */
  before: BusinessRecord | null;
  fields: BusinessFields;
  /** The row that created it, for its source. */
  row: number;
}

/** What is stored already under a place id of the batch; `record` only where the batch may change it. */
export interface KnownBusiness {
  lastRun: string;
  record: BusinessRecord | null;
}

/** Whether a batch of this mode and run needs the whole record of a known business. */
export const mayChange = (mode: DuplicateMode, runId: string, lastRun: string): boolean =>
  mode === 'update' || lastRun === runId;

/**
 * Decides row by row what a batch does. A business that this run has written already, in this batch or an earlier one,
 * only gains what it lacks; one of another run is left alone or, in mode 'update', takes what the row gives.
 */
export class BatchPlan {
  readonly planned = new Map<string, PlannedBusiness>();
  readonly duplicates: DuplicateRow[] = [];
  readonly errors: RowError[] = [];
  imported = 0;

  constructor(
    private readonly mode: DuplicateMode,
    private readonly runId: string,
    private readonly known: ReadonlyMap<string, KnownBusiness>,
  ) {}

  take(row: ReadRow): void {
    const { placeId, name } = row.fields;
    const planned = this.planned.get(placeId);
    if (planned) {
      planned.fields = completed(planned.fields, row);
      this.duplicates.push({ row_number: row.row, name, place_id: placeId });
      return;
    }
    const known = this.known.get(placeId);
    if (!known) {
      this.planned.set(placeId, { before: null, fields: row.fields, row: row.row });
      this.imported += 1;
      return;
    }
    this.takeKnown(row, known);
  }

  /** Takes rows in their order but for those whose business must not come back. */
  takeAll(rows: readonly ReadRow[], suppressed: ReadonlySet<BusinessFields>): void {
    for (const row of rows) {
      // What it is called is not told: that would be kept with the run.
      if (suppressed.has(row.fields))
        this.errors.push({ row_number: row.row, code: 'suppressed', field: 'name', value: null });
      else this.take(row);
    }
  }

  private takeKnown(row: ReadRow, { lastRun, record }: KnownBusiness): void {
    const { placeId, name } = row.fields;
    const repeated = lastRun === this.runId;
    if (record && (repeated || this.mode === 'update')) {
      const fields = repeated ? completed(record, row) : updated(record, row);
      this.planned.set(placeId, { before: record, fields, row: row.row });
    }
    if (!repeated && this.mode === 'update') this.imported += 1;
    else this.duplicates.push({ row_number: row.row, name, place_id: placeId });
  }
}

/** The business with what only the row tells. */
function completed(business: BusinessFields, row: ReadRow): BusinessFields {
  return renormalised(business, overlaid(row.input, storedInput(business)));
}

/** The business with everything that the row tells. */
function updated(business: BusinessFields, row: ReadRow): BusinessFields {
  return renormalised(business, overlaid(storedInput(business), row.input));
}

function renormalised(business: BusinessFields, input: ReadRow['input']): BusinessFields {
  const normalised = normaliseBusiness({ ...input, placeId: business.placeId });
  return normalised ? normalised.fields : business;
}
