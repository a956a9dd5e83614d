import { Schema, type Types } from 'mongoose';
import { KEPT_SECONDS } from './bulk-run.schema.js';

export const BULK_BATCH_MODEL = 'BulkBatch';

/** What a batch did; written in the same transaction. */
export interface BatchDone {
  /** Businesses that the batch wrote. */
  written: Types.ObjectId[];
  /**
   * Number of businesses left unchanged, because the value is not valid for them, or because they cannot be
   * restored or no longer exist.
   */
  refused: number;
  /** The time of the change. */
  at: Date;
}

export interface BatchUndone {
  restored: number;
  /** Number of businesses that were not restored, because something else changed them afterwards. */
  kept: number;
  /** The ids of those businesses; absent from batches of older versions. */
  keptIds?: Types.ObjectId[];
}

/** Some businesses of a bulk change, and the receipt of what was done with them. */
export interface BulkBatch {
  /** `runId:number`. */
  _id: string;
  runId: string;
  number: number;
  ids: Types.ObjectId[];
  done?: BatchDone;
  undone?: BatchUndone;
  storedAt: Date;
}

export const bulkBatchSchema = new Schema<BulkBatch>(
  {
    _id: { type: String, required: true },
    runId: { type: String, required: true },
    number: { type: Number, required: true },
    ids: { type: [Schema.Types.ObjectId], required: true },
    done: { type: Schema.Types.Mixed },
    undone: { type: Schema.Types.Mixed },
    storedAt: { type: Date, required: true },
  },
  { collection: 'bulk_batches', versionKey: false },
)
  .index({ runId: 1, number: 1 })
  .index({ storedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const batchId = (runId: string, number: number): string => `${runId}:${number}`;
