import type { businessChanged, PayloadOf } from '@gewerk/contracts';
import { Schema, type Types } from 'mongoose';
import type { TallyParts } from '../tallies/tally-delta.js';

export const UNSETTLED_BATCH_MODEL = 'UnsettledBatch';

/** A stored batch whose rows are not counted and announced yet. Its fields are written and read by the driver alone. */
export interface UnsettledBatch extends TallyParts {
  _id: Types.ObjectId;
  event: PayloadOf<typeof businessChanged>;
}

export const unsettledBatchSchema = new Schema<UnsettledBatch>(
  {},
  { collection: 'unsettled_batches', versionKey: false, strict: false },
);
