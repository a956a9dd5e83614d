import type { ErrorCode, ImportRun } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RunCounts } from './import-batches.repository.js';
import { IMPORT_RUN_MODEL, type ImportRunRecord } from './import-run.schema.js';

export type NewRun = Pick<
  ImportRunRecord,
  '_id' | 'object' | 'fileName' | 'bytes' | 'kind' | 'mode' | 'total'
>;

const DUPLICATE_KEY = 11_000;

@Injectable()
export class ImportRunsRepository {
  constructor(@InjectModel(IMPORT_RUN_MODEL) private readonly model: Model<ImportRunRecord>) {}

  find(id: string): Promise<ImportRunRecord | null> {
    return this.model.findById(id).lean<ImportRunRecord>().exec();
  }

  findActive(): Promise<ImportRunRecord | null> {
    return this.model.findOne({ active: true }).lean<ImportRunRecord>().exec();
  }

  /** False where another run is active: across all replicas there is only one. */
  async create(run: NewRun, now: Date): Promise<boolean> {
    try {
      await this.model.create({ ...run, state: 'queued', active: true, createdAt: now, queuedAt: now });
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  /** Takes the run for one process until `leaseUntil`; null where it has ended or another process has it. */
  acquire(id: string, owner: string, now: Date, leaseUntil: Date): Promise<ImportRunRecord | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, active: true, $or: [{ leaseUntil: null }, { leaseUntil: { $lt: now } }, { owner }] },
        [{ $set: { owner, leaseUntil, state: 'running', startedAt: { $ifNull: ['$startedAt', now] } } }],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean<ImportRunRecord>()
      .exec();
  }

  /** False where the run is another process's by now, or over. */
  async renew(id: string, owner: string, leaseUntil: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, active: true, owner },
      { $set: { leaseUntil } },
    );
    return matchedCount === 1;
  }

  /** Gives the run back, so that whoever looks next may go on with it at once. */
  async release(id: string, owner: string, now: Date): Promise<void> {
    await this.model.updateOne({ _id: id, active: true, owner }, { $set: { owner: null, leaseUntil: now } });
  }

  async saveCounts(id: string, owner: string, counts: RunCounts): Promise<void> {
    await this.model.updateOne({ _id: id, active: true, owner }, { $set: counts });
  }

  /** Ends the run; null where another process has it by now. */
  finish(
    id: string,
    owner: string,
    end: {
      state: ImportRun['state'];
      counts: RunCounts;
      failure?: { code: ErrorCode; detail: string };
      now: Date;
    },
  ): Promise<ImportRunRecord | null> {
    const { state, counts, failure, now } = end;
    return this.model
      .findOneAndUpdate(
        { _id: id, active: true, owner },
        {
          $set: {
            ...counts,
            state,
            failure: failure ?? null,
            finishedAt: now,
            owner: null,
            leaseUntil: null,
          },
          $unset: { active: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<ImportRunRecord>()
      .exec();
  }

  /** Claims, for putting it into the queue again, a run that nobody works on: its lease is over, or its job never came. */
  claimForgotten(now: Date, queuedBefore: Date): Promise<ImportRunRecord | null> {
    return this.model
      .findOneAndUpdate(
        {
          active: true,
          queuedAt: { $lt: queuedBefore },
          $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }],
        },
        { $set: { queuedAt: now }, $inc: { queuings: 1 } },
        { returnDocument: 'after' },
      )
      .lean<ImportRunRecord>()
      .exec();
  }
}
