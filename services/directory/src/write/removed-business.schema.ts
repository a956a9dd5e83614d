import { Schema, type Types } from 'mongoose';
import type { BusinessRecord } from '../record/index.js';

export const REMOVED_BUSINESS_MODEL = 'RemovedBusiness';

/** A business that was removed, as it was. */
export interface RemovedBusiness {
  /** Its own id. */
  _id: Types.ObjectId;
  record: BusinessRecord;
  removedAt: Date;
  /** The business that it was merged into; null if it was not. */
  mergedInto: Types.ObjectId | null;
  /** That business as it was before, and the addresses that led here. Absent in merges of older versions. */
  heirBefore?: BusinessRecord;
  addresses?: string[];
  expiresAt: Date;
}

export const removedBusinessSchema = new Schema<RemovedBusiness>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    record: { type: Schema.Types.Mixed, required: true },
    removedAt: { type: Date, required: true },
    mergedInto: { type: Schema.Types.ObjectId, default: null },
    heirBefore: { type: Schema.Types.Mixed },
    addresses: { type: [String], default: undefined },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'removed_businesses', versionKey: false, strict: 'throw', minimize: false },
)
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  .index({ removedAt: -1 });
