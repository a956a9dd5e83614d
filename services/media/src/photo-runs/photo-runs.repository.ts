import type { PhotoRun } from '@gewerk/contracts';
import { ownRun, wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PHOTO_RUN_MODEL, type PhotoRunRecord } from './photo-run.schema.js';

type Run = PhotoRunRecord;

@Injectable()
export class PhotoRunsRepository {
  constructor(@InjectModel(PHOTO_RUN_MODEL) private readonly model: Model<Run>) {}

  newest(): Promise<Run | null> {
    return this.model.findOne().sort({ createdAt: -1 }).lean<Run>().exec();
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
        leaseUntil: now,
      }),
    );
  }

  /** Takes the run that waits, or that nobody works on any more, until `leaseUntil`; null where there is none. */
  claim(owner: string, now: Date, leaseUntil: Date): Promise<Run | null> {
    return this.model
      .findOneAndUpdate(
        { active: true, leaseUntil: { $lte: now } },
        { $set: { owner, leaseUntil, state: 'running' }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<Run>()
      .exec();
  }

  /** Prolongs the lease and notes how far the run is; null where it is another process's by now. */
  note(
    id: string,
    owner: string,
    changes: Partial<
      Pick<Run, 'leaseUntil' | 'outcomes' | 'currentBusiness' | 'after' | 'total' | 'attempts'>
    >,
  ): Promise<Run | null> {
    return this.model
      .findOneAndUpdate(ownRun(id, owner), { $set: changes }, { returnDocument: 'after' })
      .lean<Run>()
      .exec();
  }

  /** Gives the run back: it is anybody's from `from` on. */
  async release(id: string, owner: string, from: Date): Promise<void> {
    const changes = { owner: null, leaseUntil: from, currentBusiness: null };
    await this.model.updateOne(ownRun(id, owner), { $set: changes });
  }

  async requestStop(): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ active: true }, { $set: { stopRequested: true } });
    return matchedCount === 1;
  }

  async finish(
    id: string,
    owner: string,
    end: Pick<Run, 'outcomes' | 'total' | 'failure'> & { state: PhotoRun['state'] },
  ): Promise<void> {
    await this.model.updateOne(ownRun(id, owner), {
      $set: { ...end, finishedAt: new Date(), currentBusiness: null, owner: null },
      $unset: { active: 1 },
    });
  }
}
