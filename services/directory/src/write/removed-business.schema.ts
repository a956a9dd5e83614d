import { Schema, type Types } from 'mongoose';
import type { BusinessRecord } from '../record/index.js';

export const REMOVED_BUSINESS_MODEL = 'RemovedBusiness';

/** The state of a removed business. */
export interface RemovedBusiness {
  /** The id that the business had. */
  _id: Types.ObjectId;
  record: BusinessRecord;
  removedAt: Date;
  /** The business that it was merged into; null if it was not merged. */
  mergedInto: Types.ObjectId | null;
  /** The earlier state of that business, and the addresses that redirected here. Absent in merges by older versions. */
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
