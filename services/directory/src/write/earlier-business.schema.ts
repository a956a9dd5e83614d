import { Schema } from 'mongoose';
import type { BusinessRecord } from '../record/index.js';

/** A business as it was before a run changed it. */
export interface EarlierBusiness {
  /** `runId:business id`. */
  _id: string;
  record: BusinessRecord;
  storedAt: Date;
}

interface Kept {
  collection: string;
  /** As long as the run can be undone. */
  expireAfterSeconds: number;
}

export const earlierBusinessSchema = ({ collection, expireAfterSeconds }: Kept) =>
  new Schema<EarlierBusiness>(
    {
      _id: { type: String, required: true },
      record: { type: Schema.Types.Mixed, required: true },
      storedAt: { type: Date, required: true },
    },
    { collection, versionKey: false, minimize: false },
  ).index({ storedAt: 1 }, { expireAfterSeconds });
