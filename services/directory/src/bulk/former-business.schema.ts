import { Schema } from 'mongoose';
import type { BusinessRecord } from '../record/index.js';
import { KEPT_SECONDS } from './bulk-run.schema.js';

export const FORMER_BUSINESS_MODEL = 'FormerBusiness';

/** A business as it was before a bulk change, kept as long as that can be undone. */
export interface FormerBusiness {
  /** `runId:business id`. */
  _id: string;
  record: BusinessRecord;
  storedAt: Date;
}

export const formerBusinessSchema = new Schema<FormerBusiness>(
  {
    _id: { type: String, required: true },
    record: { type: Schema.Types.Mixed, required: true },
    storedAt: { type: Date, required: true },
  },
  { collection: 'former_businesses', versionKey: false, minimize: false },
).index({ storedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
