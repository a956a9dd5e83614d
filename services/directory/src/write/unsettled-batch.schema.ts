import type { businessChanged, PayloadOf } from '@gewerk/contracts/bus';
import { Schema, type Types } from 'mongoose';
import type { CountParts } from '../counts/index.js';

export const UNSETTLED_BATCH_MODEL = 'UnsettledBatch';

/**
 * A stored batch whose rows have not been counted and announced yet. Mongoose does not know its fields: the
 * driver writes and reads them unchanged.
 */
export interface UnsettledBatch extends CountParts {
  _id: Types.ObjectId;
  event: PayloadOf<typeof businessChanged>;
}

export const unsettledBatchSchema = new Schema<UnsettledBatch>(
  {},
  { collection: 'unsettled_batches', versionKey: false, strict: false },
);
