import { RunsRepository } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { indexVersion } from '../../document/index-settings.js';
import { REINDEX_RUN_MODEL, type ReindexRun } from './reindex-run.schema.js';

export const REINDEX_RUN = 'business-index';

export type ReindexProgress = Pick<ReindexRun, 'after' | 'indexed'>;

/** The state of the rebuild, shared by all replicas. */
@Injectable()
export class ReindexRunRepository extends RunsRepository<ReindexRun> {
  constructor(@InjectModel(REINDEX_RUN_MODEL) model: Model<ReindexRun>) {
    super(model, {});
  }

  get(): Promise<ReindexRun | null> {
    return this.find(REINDEX_RUN);
  }

  /** Replaces the last rebuild by a waiting one; false while one is running. */
  async begin(): Promise<boolean> {
    await this.model.deleteOne({ _id: REINDEX_RUN, active: { $ne: true } });
    return this.insert({ _id: REINDEX_RUN, version: indexVersion });
  }
}
