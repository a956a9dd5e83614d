import type { RunFault } from '@gewerk/contracts';
import type { ValidationRun } from '@gewerk/contracts/bus';
import { LEASED_RUN_FIELDS, type LeasedRun, ONE_ACTIVE_RUN } from '@gewerk/service-kit';
import { Schema } from 'mongoose';

export const VALIDATION_RUN_MODEL = 'ValidationRun';

export interface ValidationRunRecord extends LeasedRun {
  state: ValidationRun['state'];
  /** The frozen selection that it covers; missing if it covers all businesses. */
  selection?: string;
  total: number | null;
  grades: ValidationRun['grades'];
  currentBusiness: string | null;
  /** The business up to which every result is stored. */
  after: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  reportFile: string | null;
  failure: string | null;
  /** Missing in runs that an older version stored. */
  fault?: RunFault;
}

const required = true;

export const validationRunSchema = new Schema<ValidationRunRecord>(
  {
    ...LEASED_RUN_FIELDS,
    state: { type: String, required },
    selection: String,
    total: { type: Number, default: null },
    grades: { type: Schema.Types.Mixed, default: {} },
    currentBusiness: { type: String, default: null },
    after: { type: String, default: null },
    createdAt: { type: Date, required },
    finishedAt: { type: Date, default: null },
    reportFile: { type: String, default: null },
    failure: { type: String, default: null },
    fault: { type: Schema.Types.Mixed },
  },
  { collection: 'validation_runs', versionKey: false, minimize: false },
)
  .index(...ONE_ACTIVE_RUN)
  .index({ createdAt: -1 });
