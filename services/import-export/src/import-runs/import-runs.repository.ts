import type { ErrorCode, ImportRun } from '@gewerk/contracts';
import { forgottenRun, freeRun, givenBack, ownRun, queuedAgain, wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RunCounts } from './import-batches.repository.js';
import { IMPORT_RUN_MODEL, type ImportRunRecord } from './import-run.schema.js';

export type NewRun = Pick<
  ImportRunRecord,
  '_id' | 'object' | 'fileName' | 'bytes' | 'kind' | 'mode' | 'columns' | 'total'
>;

/** What has become of a run that a process works on. */
export type HeldRun = 'kept' | 'cancelled' | 'lost';

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
  create(run: NewRun, now: Date): Promise<boolean> {
    return wasFirst(() =>
      this.model.create({ ...run, state: 'queued', active: true, createdAt: now, queuedAt: now }),
    );
  }

  /** Takes the run for one process until `leaseUntil`; null where it has ended or another process has it. */
  acquire(id: string, owner: string, now: Date, leaseUntil: Date): Promise<ImportRunRecord | null> {
    return this.model
      .findOneAndUpdate(
        { ...freeRun(id, owner, now), finishedAt: null },
        [{ $set: { owner, leaseUntil, state: 'running', startedAt: { $ifNull: ['$startedAt', now] } } }],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean<ImportRunRecord>()
      .exec();
  }

  /** Runs created before a moment, newest first. */
  newest(before: Date | null, limit: number): Promise<ImportRunRecord[]> {
    return this.model
      .find(before === null ? {} : { createdAt: { $lt: before } })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<ImportRunRecord[]>()
      .exec();
  }

  /** Whether the run is kept: 'lost' where it is another process's by now, or over; 'cancelled' where its end is wanted. */
  renew(id: string, owner: string, leaseUntil: Date): Promise<HeldRun> {
    return this.touch(id, owner, { leaseUntil });
  }

  /** Notes that the run is to end early; null where it is not active. */
  requestCancel(id: string): Promise<ImportRunRecord | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, active: true, finishedAt: null },
        { $set: { cancelRequested: true } },
        { returnDocument: 'after' },
      )
      .lean<ImportRunRecord>()
      .exec();
  }

  /** Gives the run back, so that whoever looks next may go on with it at once. */
  async release(id: string, owner: string, now: Date): Promise<void> {
    await this.model.updateOne(ownRun(id, owner), givenBack(now));
  }

  /** Notes how far the run is, and answers whether it is kept as {@link renew} does. */
  saveCounts(id: string, owner: string, counts: RunCounts): Promise<HeldRun> {
    return this.touch(id, owner, counts);
  }

  private async touch(id: string, owner: string, change: Partial<ImportRunRecord>): Promise<HeldRun> {
    const run = await this.model
      .findOneAndUpdate(ownRun(id, owner), { $set: change }, { projection: { cancelRequested: 1 } })
      .lean<Pick<ImportRunRecord, 'cancelRequested'>>()
      .exec();
    if (!run) return 'lost';
    return run.cancelRequested ? 'cancelled' : 'kept';
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
        ownRun(id, owner),
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
      .findOneAndUpdate(forgottenRun(now, queuedBefore), queuedAgain(now), { returnDocument: 'after' })
      .lean<ImportRunRecord>()
      .exec();
  }
}
