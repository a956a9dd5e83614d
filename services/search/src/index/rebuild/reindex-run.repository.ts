import { RunsRepository } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { indexVersion } from '../../document/index-settings.js';
import { REINDEX_RUN_MODEL, type ReindexRun } from './reindex-run.schema.js';

export type ReindexProgress = Pick<ReindexRun, 'after' | 'indexed'>;

/** The last rebuild of each engine's index, shared by all replicas. */
@Injectable()
export class ReindexRunRepository extends RunsRepository<ReindexRun> {
  constructor(@InjectModel(REINDEX_RUN_MODEL) model: Model<ReindexRun>) {
    super(model, {});
  }

  /** Replaces the last rebuild of an engine with a waiting one; false while one is running on any engine. */
  async begin(_id: string, forAll: boolean): Promise<boolean> {
    if (await this.model.exists({ active: true })) return false;
    await this.model.deleteOne({ _id, active: { $ne: true } });
    return this.insert({ _id, version: indexVersion, forAll });
  }
}
