import { wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { indexVersion } from '../business-index/index-settings.js';
import { REINDEX_RUN_MODEL, type ReindexRun } from './reindex-run.schema.js';

const RUN = 'business-index';
/** A running rebuild whose owner was not seen for so long is taken over. */
const ABANDONED_AFTER_MS = 15_000;

/** How far a rebuild has come. */
export type ReindexProgress = Pick<ReindexRun, 'after' | 'indexed'>;

/** The state of the rebuild, shared by all replicas. */
@Injectable()
export class ReindexRunRepository {
  constructor(@InjectModel(REINDEX_RUN_MODEL) private readonly runs: Model<ReindexRun>) {}

  read(): Promise<ReindexRun | null> {
    return this.runs.findById(RUN).lean<ReindexRun>().exec();
  }

  /** Makes `owner` the one that rebuilds from the start; false while another rebuild is under way. */
  begin(owner: string): Promise<boolean> {
    const fresh = {
      state: 'running',
      owner,
      aliveAt: new Date(),
      version: indexVersion,
      after: null,
      indexed: 0,
    };
    const free = { _id: RUN, state: { $ne: 'running' as const } };
    return wasFirst(() => this.runs.updateOne(free, { $set: { ...fresh, detail: null } }, { upsert: true }));
  }

  /** Makes `owner` go on with a rebuild whose owner is gone; null where there is none such. */
  takeOver(owner: string): Promise<ReindexRun | null> {
    const abandoned = {
      _id: RUN,
      state: 'running' as const,
      aliveAt: { $lt: new Date(Date.now() - ABANDONED_AFTER_MS) },
    };
    return this.runs
      .findOneAndUpdate(abandoned, { $set: { owner, aliveAt: new Date() } }, { returnDocument: 'after' })
      .lean<ReindexRun>()
      .exec();
  }

  /** Notes that the owner lives and what it has done. False when it is no longer the owner. */
  async advance(owner: string, progress: Partial<ReindexProgress> = {}): Promise<boolean> {
    const mine = { _id: RUN, owner, state: 'running' as const };
    const { matchedCount } = await this.runs.updateOne(mine, { $set: { ...progress, aliveAt: new Date() } });
    return matchedCount === 1;
  }

  /** Lets another go on at once. */
  async abandon(owner: string): Promise<void> {
    await this.runs.updateOne({ _id: RUN, owner, state: 'running' }, { $set: { aliveAt: new Date(0) } });
  }

  /** Ends the owner's rebuild; with a reason it failed. */
  async end(owner: string, failure: string | null): Promise<void> {
    const state = failure === null ? 'idle' : 'failed';
    await this.runs.updateOne({ _id: RUN, owner }, { $set: { state, detail: failure, aliveAt: new Date() } });
  }
}
