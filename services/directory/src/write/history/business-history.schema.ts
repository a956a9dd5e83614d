import { Schema, type Types } from 'mongoose';
import type { HistoryEntry } from './history-entry.js';

export const BUSINESS_HISTORY_MODEL = 'BusinessHistory';

/** The last changes of one business, oldest first. */
export interface BusinessHistory {
  /** The id of the business. */
  _id: Types.ObjectId;
  entries: HistoryEntry[];
  expiresAt: Date;
}

export const businessHistorySchema = new Schema<BusinessHistory>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    entries: { type: [Schema.Types.Mixed] as never, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'business_histories', versionKey: false, minimize: false },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
