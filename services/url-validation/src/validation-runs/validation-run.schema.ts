import type { ValidationRun } from '@gewerk/contracts';
import { Schema } from 'mongoose';

export const VALIDATION_RUN_MODEL = 'ValidationRun';

/** The state of a check. MongoDB owns it; the queue only says that there is something to do. */
export interface ValidationRunRecord {
  _id: string;
  state: ValidationRun['state'];
  /** Set while the run is queued or running, then removed: its unique index lets only one run be active. */
  active?: true;
  /** The owner wants it to end. */
  stopRequested: boolean;
  total: number | null;
  grades: ValidationRun['grades'];
  currentBusiness: string | null;
  /** Id of the last business up to which every result is stored. */
  after: string | null;
  createdAt: Date;
  queuedAt: Date;
  queuings: number;
  owner: string | null;
  leaseUntil: Date | null;
  finishedAt: Date | null;
  reportFile: string | null;
  failure: string | null;
}

const required = true;

export const validationRunSchema = new Schema<ValidationRunRecord>(
  {
    _id: { type: String, required },
    state: { type: String, required },
    active: { type: Boolean },
    stopRequested: { type: Boolean, default: false },
    total: { type: Number, default: null },
    grades: { type: Schema.Types.Mixed, default: {} },
    currentBusiness: { type: String, default: null },
    after: { type: String, default: null },
    createdAt: { type: Date, required },
    queuedAt: { type: Date, required },
    queuings: { type: Number, default: 1 },
    owner: { type: String, default: null },
    leaseUntil: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    reportFile: { type: String, default: null },
    failure: { type: String, default: null },
  },
  { collection: 'validation_runs', versionKey: false, minimize: false },
)
  .index({ active: 1 }, { unique: true, partialFilterExpression: { active: true } })
  .index({ createdAt: -1 });
