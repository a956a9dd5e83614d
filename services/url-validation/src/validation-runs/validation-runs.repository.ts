import type { ValidationRun } from '@gewerk/contracts';
import { forgottenRun, freeRun, givenBack, ownRun, queuedAgain, wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { VALIDATION_RUN_MODEL, type ValidationRunRecord } from './validation-run.schema.js';

type Run = ValidationRunRecord;

@Injectable()
export class ValidationRunsRepository {
  constructor(@InjectModel(VALIDATION_RUN_MODEL) private readonly model: Model<Run>) {}

  find(id: string): Promise<Run | null> {
    return this.model.findById(id).lean<Run>().exec();
  }

  newest(limit: number): Promise<Run[]> {
    return this.model.find().sort({ createdAt: -1 }).limit(limit).lean<Run[]>().exec();
  }

  /** False where another run is active: across all replicas there is only one. */
  create(id: string, total: number | null, now: Date): Promise<boolean> {
    return wasFirst(() =>
      this.model.create({
        _id: id,
        state: 'queued',
        active: true,
        total,
        createdAt: now,
        queuedAt: now,
      }),
    );
  }

  /** Takes the run for one process until `leaseUntil`; null where it has ended or another process has it. */
  acquire(id: string, owner: string, now: Date, leaseUntil: Date): Promise<Run | null> {
    return this.model
      .findOneAndUpdate(
        freeRun(id, owner, now),
        { $set: { owner, leaseUntil, state: 'running' } },
        { returnDocument: 'after' },
      )
      .lean<Run>()
      .exec();
  }

  /** Prolongs the lease and notes how far the run is; null where it is another process's by now. */
  note(
    id: string,
    owner: string,
    changes: Partial<Pick<Run, 'leaseUntil' | 'grades' | 'currentBusiness' | 'after' | 'total'>>,
  ): Promise<Run | null> {
    return this.model
      .findOneAndUpdate(ownRun(id, owner), { $set: changes }, { returnDocument: 'after' })
      .lean<Run>()
      .exec();
  }

  async release(id: string, owner: string, now: Date): Promise<void> {
    await this.model.updateOne(ownRun(id, owner), givenBack(now));
  }

  async requestStop(): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ active: true }, { $set: { stopRequested: true } });
    return matchedCount === 1;
  }

  async finish(
    id: string,
    owner: string,
    end: Pick<Run, 'grades' | 'reportFile' | 'failure'> & { state: ValidationRun['state']; total: number },
  ): Promise<void> {
    await this.model.updateOne(ownRun(id, owner), {
      $set: { ...end, finishedAt: new Date(), currentBusiness: null, owner: null, leaseUntil: null },
      $unset: { active: 1 },
    });
  }

  /** Claims, for putting it into the queue again, a run that nobody works on. */
  claimForgotten(now: Date, queuedBefore: Date): Promise<Run | null> {
    return this.model
      .findOneAndUpdate(forgottenRun(now, queuedBefore), queuedAgain(now), { returnDocument: 'after' })
      .lean<Run>()
      .exec();
  }
}
