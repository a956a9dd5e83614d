import { Schema, type Types } from 'mongoose';
import type { BusinessRecord } from '../record/index.js';
import { KEPT_SECONDS } from './import-receipt.schema.js';

export const REPLACED_BUSINESS_MODEL = 'ReplacedBusiness';

/** A business as it was before an import changed it, kept as long as that import can be undone. */
export interface ReplacedBusiness {
  /** `runId:business id`. */
  _id: string;
  record: BusinessRecord;
  storedAt: Date;
}

export const replacedBusinessSchema = new Schema<ReplacedBusiness>(
  {
    _id: { type: String, required: true },
    record: { type: Schema.Types.Mixed, required: true },
    storedAt: { type: Date, required: true },
  },
  { collection: 'replaced_businesses', versionKey: false, minimize: false },
).index({ storedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const replacedId = (runId: string, id: Types.ObjectId): string => `${runId}:${id.toHexString()}`;
