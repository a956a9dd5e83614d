import type { BulkState, RunFault } from '@gewerk/contracts';
import type { BulkChange } from '@gewerk/contracts/bus';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { LEASED_RUN_FIELDS, type LeasedRun, ONE_ACTIVE_RUN } from '@gewerk/service-kit';
import { Schema } from 'mongoose';
import type { BulkCounts } from './bulk-counts.js';

export const BULK_RUN_MODEL = 'BulkRun';

/** A day longer than the run can be undone. */
export const KEPT_SECONDS = (RETENTION_DAYS.bulkUndo + 1) * 24 * 60 * 60;

/** A change to many businesses. The businesses are chosen before it starts: each batch lists some of them. */
export interface BulkRunRecord extends LeasedRun {
  change: BulkChange;
  /** Whether the change is being done or undone. */
  phase: 'do' | 'undo';
  state: BulkState;
  /** The account that began this phase; null if no account did. */
  account: string | null;
  total: number;
  counts: BulkCounts;
  createdAt: Date;
  finishedAt: Date | null;
  failure: string | null;
  /** Absent in runs of an older version. */
  fault?: RunFault;
}

const required = true;

export const bulkRunSchema = new Schema<BulkRunRecord>(
  {
    ...LEASED_RUN_FIELDS,
    change: { type: Schema.Types.Mixed, required },
    phase: { type: String, required },
    state: { type: String, required },
    account: { type: String, default: null },
    total: { type: Number, required },
    counts: { type: Schema.Types.Mixed, required },
    createdAt: { type: Date, required },
    finishedAt: { type: Date, default: null },
    failure: { type: String, default: null },
    fault: { type: Schema.Types.Mixed },
  },
  { collection: 'bulk_runs', versionKey: false, minimize: false },
)
  .index(...ONE_ACTIVE_RUN)
  .index({ createdAt: -1 }, { expireAfterSeconds: KEPT_SECONDS });
