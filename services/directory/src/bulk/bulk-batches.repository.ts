import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import {
  type BatchDone,
  batchId,
  type BatchUndone,
  BULK_BATCH_MODEL,
  type BulkBatch,
} from './bulk-batch.schema.js';
import { type BulkCounts, countsOf, sumOf } from './bulk-counts.js';

/** Maximum number of businesses in one transaction. */
const IN_A_BATCH = 500;

/** Size of a page of businesses that were not restored; a page may exceed it by less than a batch. */
const LISTED = 50;

/** The frozen selections of bulk changes, with the receipts of what was done. */
@Injectable()
export class BulkBatchesRepository {
  constructor(@InjectModel(BULK_BATCH_MODEL) private readonly batches: Model<BulkBatch>) {}

  async freeze(runId: string, ids: readonly string[], at: Date): Promise<void> {
    const all: BulkBatch[] = [];
    for (let start = 0; start < ids.length; start += IN_A_BATCH) {
      const number = all.length;
      const part = ids.slice(start, start + IN_A_BATCH).map((id) => new Types.ObjectId(id));
      all.push({ _id: batchId(runId, number), runId, number, ids: part, storedAt: at });
    }
    await this.batches.collection.insertMany(all as never);
  }

  async forget(runId: string): Promise<void> {
    await this.batches.deleteMany({ runId });
  }

  find(runId: string, number: number, session: ClientSession): Promise<BulkBatch | null> {
    return this.batches.findById(batchId(runId, number)).session(session).lean<BulkBatch>();
  }

  /** Numbers of the remaining batches in processing order: ascending to do them, descending to undo them. */
  async left(runId: string, phase: 'do' | 'undo'): Promise<number[]> {
    const filter =
      phase === 'do'
        ? { runId, done: { $exists: false } }
        : { runId, done: { $exists: true }, undone: { $exists: false } };
    const found = await this.batches
      .find(filter, { number: 1 })
      .sort({ number: phase === 'do' ? 1 : -1 })
      .lean<Pick<BulkBatch, 'number'>[]>();
    return found.map(({ number }) => number);
  }

  async counts(runId: string): Promise<BulkCounts> {
    const found = await this.batches.find({ runId }, { storedAt: 0 }).lean<BulkBatch[]>();
    return sumOf(found.map(countsOf));
  }

  /**
   * The businesses that the undo of some batches did not restore, and the number of the last of these batches; null if
   * no batch follows.
   */
  async kept(runId: string, after: number): Promise<{ ids: Types.ObjectId[]; next: number | null }> {
    const batches = this.batches
      .find({ runId, number: { $gt: after }, 'undone.kept': { $gt: 0 } }, { number: 1, undone: 1 })
      .sort({ number: 1 })
      .lean<Pick<BulkBatch, 'number' | 'undone'>[]>()
      .cursor();
    const ids: Types.ObjectId[] = [];
    for await (const { number, undone } of batches) {
      ids.push(...(undone?.keptIds ?? []));
      if (ids.length >= LISTED) return { ids, next: number };
    }
    return { ids, next: null };
  }

  async markDone({ _id }: BulkBatch, done: BatchDone, session: ClientSession): Promise<void> {
    await this.batches.collection.updateOne({ _id: _id as never }, { $set: { done } }, { session });
  }

  async markUndone({ _id }: BulkBatch, undone: BatchUndone, session: ClientSession): Promise<void> {
    await this.batches.collection.updateOne({ _id: _id as never }, { $set: { undone } }, { session });
  }
}
