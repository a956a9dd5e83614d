import { RunsRepository, wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BULK_RUN_MODEL, type BulkRunRecord } from './bulk-run.schema.js';

@Injectable()
export class BulkRunsRepository extends RunsRepository<BulkRunRecord> {
  constructor(@InjectModel(BULK_RUN_MODEL) model: Model<BulkRunRecord>) {
    super(model, { set: { state: { $cond: [{ $eq: ['$phase', 'undo'] }, 'undoing', 'running'] } } });
  }

  /** Reactivates an ended run in order to undo it; false if another run is active. */
  beginUndo(id: string, account: string | null): Promise<boolean> {
    return wasFirst(() =>
      this.model.updateOne(
        { _id: id, active: { $exists: false } },
        {
          $set: {
            ...{ active: true, phase: 'undo', state: 'undoing', stopRequested: false, account },
            ...{ queuings: 1, finishedAt: null, failure: null },
          },
          $currentDate: { queuedAt: true },
          $unset: { fault: 1 },
        },
      ),
    );
  }
}
