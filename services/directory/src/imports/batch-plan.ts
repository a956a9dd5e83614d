import type { DuplicateMode, EditedMode } from '@gewerk/contracts';
import { clipped, type DuplicateRow, type LeftOutField, type RowError } from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import type { BusinessFields, BusinessRecord } from '../record/index.js';
import { completedBy, type PlannedBusiness, updatedBy } from '../write/index.js';
import type { KeptField } from './import-receipt.schema.js';
import { keptField, keptFields, withoutEdited } from './kept-fields.js';
import type { ReadRow } from './read-batch.js';

/** What is already stored under a place id of the batch; `record` is set only if the batch may change it. */
export interface KnownBusiness {
  lastRun: string;
  record: BusinessRecord | null;
}

/** Whether a batch of this mode and run needs the whole record of a known business. */
export const mayChange = (mode: DuplicateMode, runId: string, lastRun: string): boolean =>
  mode === 'update' || lastRun === runId;

/**
 * Decides what happens to each row of a batch. Businesses that this run has already written only gain missing
 * fields. Other businesses stay as they are, or in mode 'update' get the row's values, except for fields that
 * someone has edited, unless these are to be overwritten.
 */
export class BatchPlan {
  readonly planned = new Map<string, PlannedBusiness>();
  readonly duplicates: DuplicateRow[] = [];
  readonly errors: RowError[] = [];
  /** Notes on imported rows. */
  readonly leftOut: LeftOutField[] = [];
  /** Fields kept because someone has edited them; also among {@link leftOut}. */
  readonly kept: KeptField[] = [];
  imported = 0;

  constructor(
    private readonly mode: DuplicateMode,
    private readonly edited: EditedMode,
    private readonly runId: string,
    private readonly known: ReadonlyMap<string, KnownBusiness>,
  ) {}

  add(row: ReadRow): void {
    const { placeId } = row.fields;
    const planned = this.planned.get(placeId);
    if (planned) {
      planned.fields = completedBy(planned.fields, row.input);
      this.duplicates.push(duplicateOf(row));
      return;
    }
    const known = this.known.get(placeId);
    if (!known) {
      this.planned.set(placeId, { before: null, fields: row.fields, row: row.row });
      this.countImported(row);
      return;
    }
    this.addKnown(row, known);
  }

  /** Adds rows in order, except those whose business is suppressed. */
  addAll(rows: readonly ReadRow[], suppressed: ReadonlySet<BusinessFields>): void {
    for (const row of rows) {
      // Without the name, which would be stored with the run.
      if (suppressed.has(row.fields))
        this.errors.push({ row_number: row.row, code: 'suppressed', field: 'name', value: null });
      else this.add(row);
    }
  }

  private addKnown(row: ReadRow, { lastRun, record }: KnownBusiness): void {
    const { placeId } = row.fields;
    const repeated = lastRun === this.runId;
    const isUpdate = this.mode === 'update';
    if (record && (repeated || isUpdate)) {
      const input = this.edited === 'overwrite' ? row.input : withoutEdited(row.input, record);
      const fields = repeated ? completedBy(record, input) : updatedBy(record, input);
      this.planned.set(placeId, { before: record, fields, row: row.row });
      if (!repeated && input !== row.input) this.keep(row, keptFields(record, fields, row.input));
    }
    if (!repeated && isUpdate) this.countImported(row);
    else this.duplicates.push(duplicateOf(row));
  }

  private keep({ row, input }: ReadRow, fields: readonly string[]): void {
    for (const field of fields) {
      this.kept.push({ row_number: row, field });
      this.leftOut.push(keptField(row, field, input));
    }
  }

  private countImported({ leftOut }: ReadRow): void {
    this.imported += 1;
    this.leftOut.push(...leftOut);
  }
}

const duplicateOf = ({ row, fields: { name, placeId } }: ReadRow): DuplicateRow => ({
  row_number: row,
  name: clipped(name, IMPORT.reportedName),
  place_id: placeId,
});
