import type { RunFault } from '@gewerk/contracts';
import type { PhotoRun } from '@gewerk/contracts/bus';
import { LEASED_RUN_FIELDS, type LeasedRun, ONE_ACTIVE_RUN } from '@gewerk/service-kit';
import { Schema } from 'mongoose';

export const PHOTO_RUN_MODEL = 'PhotoRun';

export interface PhotoRunRecord extends LeasedRun {
  state: PhotoRun['state'];
  /** The frozen selection that it covers; missing if it covers all businesses. */
  selection?: string;
  total: number | null;
  outcomes: PhotoRun['outcomes'];
  currentBusiness: string | null;
  /** The business up to which all results are settled. */
  after: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  failure: string | null;
  /** Missing in runs that an older version stored. */
  fault?: RunFault;
}

const required = true;

export const photoRunSchema = new Schema<PhotoRunRecord>(
  {
    ...LEASED_RUN_FIELDS,
    state: { type: String, required },
    selection: String,
    total: { type: Number, default: null },
    outcomes: { type: Schema.Types.Mixed, default: {} },
    currentBusiness: { type: String, default: null },
    after: { type: String, default: null },
    createdAt: { type: Date, required },
    finishedAt: { type: Date, default: null },
    failure: { type: String, default: null },
    fault: { type: Schema.Types.Mixed },
  },
  { collection: 'photo_runs', versionKey: false, minimize: false },
)
  .index(...ONE_ACTIVE_RUN)
  .index({ createdAt: -1 });
