import type { PhotoRun } from '@gewerk/contracts';
import { ONE_ACTIVE_RUN } from '@gewerk/service-kit';
import { Schema } from 'mongoose';

export const PHOTO_RUN_MODEL = 'PhotoRun';

/** The state of a photo update. Whoever holds its lease works on it. */
export interface PhotoRunRecord {
  _id: string;
  state: PhotoRun['state'];
  /** Set while the run is queued or running, then removed: its unique index lets only one run be active. */
  active?: true;
  /** The owner wants it to end. */
  stopRequested: boolean;
  total: number | null;
  outcomes: PhotoRun['outcomes'];
  currentBusiness: string | null;
  /** Id of the last business up to which every result is settled. */
  after: string | null;
  /** How often it was taken up since it last came further. */
  attempts: number;
  createdAt: Date;
  owner: string | null;
  /** Nobody else takes the run before. */
  leaseUntil: Date;
  finishedAt: Date | null;
  failure: string | null;
}

const required = true;

export const photoRunSchema = new Schema<PhotoRunRecord>(
  {
    _id: { type: String, required },
    state: { type: String, required },
    active: { type: Boolean },
    stopRequested: { type: Boolean, default: false },
    total: { type: Number, default: null },
    outcomes: { type: Schema.Types.Mixed, default: {} },
    currentBusiness: { type: String, default: null },
    after: { type: String, default: null },
    attempts: { type: Number, default: 0 },
    createdAt: { type: Date, required },
    owner: { type: String, default: null },
    leaseUntil: { type: Date, required },
    finishedAt: { type: Date, default: null },
    failure: { type: String, default: null },
  },
  { collection: 'photo_runs', versionKey: false, minimize: false },
)
  .index(...ONE_ACTIVE_RUN)
  .index({ createdAt: -1 });
