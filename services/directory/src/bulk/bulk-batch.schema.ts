import { Schema, type Types } from 'mongoose';
import { KEPT_SECONDS } from './bulk-run.schema.js';

export const BULK_BATCH_MODEL = 'BulkBatch';

/** What a batch did, in the transaction that did it. */
export interface BatchDone {
  /** Businesses that it wrote. */
  written: Types.ObjectId[];
  /** Businesses that it left, since they cannot have the value or cannot come back. */
  refused: number;
  /** The instant of its change. */
  at: Date;
}

export interface BatchUndone {
  restored: number;
  /** Left, since something else changed them after. */
  kept: number;
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

/** Numbers of businesses, of a batch or a run. */
export interface BulkCounts {
  processed: number;
  changed: number;
  refused: number;
  undone: number;
  restored: number;
  kept: number;
}

export const NO_COUNTS: BulkCounts = {
  processed: 0,
  changed: 0,
  refused: 0,
  undone: 0,
  restored: 0,
  kept: 0,
};

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

export const countsOf = ({ ids, done, undone }: Pick<BulkBatch, 'ids' | 'done' | 'undone'>): BulkCounts => ({
  processed: done ? ids.length : 0,
  changed: done?.written.length ?? 0,
  refused: done?.refused ?? 0,
  undone: undone ? (done?.written.length ?? 0) : 0,
  restored: undone?.restored ?? 0,
  kept: undone?.kept ?? 0,
});

export const sumOf = (all: readonly BulkCounts[]): BulkCounts =>
  all.reduce(
    (sum, each) => ({
      processed: sum.processed + each.processed,
      changed: sum.changed + each.changed,
      refused: sum.refused + each.refused,
      undone: sum.undone + each.undone,
      restored: sum.restored + each.restored,
      kept: sum.kept + each.kept,
    }),
    NO_COUNTS,
  );
