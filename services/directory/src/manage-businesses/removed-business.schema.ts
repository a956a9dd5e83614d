import { Schema, type Types } from 'mongoose';
import type { BusinessRecord } from '../businesses/business.record.js';

export const REMOVED_BUSINESS_MODEL = 'RemovedBusiness';

/** A business that the owner took out, as it was. */
export interface RemovedBusiness {
  /** Its own id. */
  _id: Types.ObjectId;
  record: BusinessRecord;
  removedAt: Date;
  /** The business that it was merged into; null for one that can be restored. */
  mergedInto: Types.ObjectId | null;
  expiresAt: Date;
}

export const removedBusinessSchema = new Schema<RemovedBusiness>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    record: { type: Schema.Types.Mixed, required: true },
    removedAt: { type: Date, required: true },
    mergedInto: { type: Schema.Types.ObjectId, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'removed_businesses', versionKey: false, strict: 'throw', minimize: false },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
