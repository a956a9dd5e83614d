import { isDuplicateKey, RunsRepository } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { IMPORT_RUN_MODEL, type ImportRunRecord, type UndoRecord } from '../runs/import-run.schema.js';

export type UndoneRun = ImportRunRecord & { undo: UndoRecord };

const NONE = { removed: 0, restored: 0, kept: 0, lastBatch: null } as const;

/** Runs while they are being undone: such a run is active again, so nothing else runs in the meantime. */
@Injectable()
export class UndoRunsRepository extends RunsRepository<UndoneRun> {
  constructor(@InjectModel(IMPORT_RUN_MODEL) model: Model<UndoneRun>) {
    // Resets the request to stop that a cancelled import leaves behind; it must not stop the undo.
    super(model, { where: { 'undo.state': 'running' }, set: { stopRequested: false } });
  }

  /** Begins, or resumes after a failure; null if another run is active, or this run cannot be undone. */
  async begin(run: ImportRunRecord): Promise<ImportRunRecord | null> {
    const now = new Date();
    const before = run.undo ?? { ...NONE, startedAt: now };
    const undo: UndoRecord = { ...before, state: 'running', failure: null, finishedAt: null };
    const isUndoable = {
      _id: run._id,
      active: { $exists: false },
      finishedAt: { $ne: null },
      'undo.state': { $ne: 'done' as const },
    };
    const begun = { active: true as const, owner: null, leaseUntil: null, undo };
    const change = { $set: begun, $inc: { queuings: 1 }, $currentDate: { queuedAt: true } } as const;
    try {
      return await this.model
        .findOneAndUpdate(isUndoable, change, { returnDocument: 'after' })
        .lean<ImportRunRecord>()
        .exec();
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}
