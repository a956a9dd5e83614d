import { freeRun, isDuplicateKey, ownRun } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { IMPORT_RUN_MODEL, type ImportRunRecord, type UndoRecord } from '../import-runs/import-run.schema.js';

const NONE = { removed: 0, restored: 0, kept: 0, lastBatch: null } as const;

/** Runs as far as they are being undone. A run that is undone is active again, so nothing else runs meanwhile. */
@Injectable()
export class UndoRunsRepository {
  constructor(@InjectModel(IMPORT_RUN_MODEL) private readonly model: Model<ImportRunRecord>) {}

  /** Begins, or goes on after a failure from where that was; null where another run is active. */
  async begin(run: ImportRunRecord, now: Date): Promise<ImportRunRecord | null> {
    const before = run.undo ?? { ...NONE, startedAt: now };
    const undo: UndoRecord = { ...before, state: 'running', failure: null, finishedAt: null };
    try {
      return await this.model
        .findOneAndUpdate(
          {
            _id: run._id,
            active: { $exists: false },
            finishedAt: { $ne: null },
            'undo.state': { $ne: 'done' },
          },
          {
            $set: { active: true, owner: null, leaseUntil: null, queuedAt: now, undo },
            $inc: { queuings: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<ImportRunRecord>()
        .exec();
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Takes the undo for one process until `leaseUntil`; null where there is none to do or another process has it. */
  acquire(id: string, owner: string, now: Date, leaseUntil: Date): Promise<ImportRunRecord | null> {
    return this.model
      .findOneAndUpdate(
        { ...freeRun(id, owner, now), 'undo.state': 'running' },
        { $set: { owner, leaseUntil } },
        { returnDocument: 'after' },
      )
      .lean<ImportRunRecord>()
      .exec();
  }

  /** Notes a step; false where another process has the run by now. */
  async save(id: string, owner: string, undo: UndoRecord): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(ownRun(id, owner), { $set: { undo } });
    return matchedCount === 1;
  }

  async finish(id: string, owner: string, undo: UndoRecord): Promise<void> {
    await this.model.updateOne(ownRun(id, owner), {
      $set: { undo, owner: null, leaseUntil: null },
      $unset: { active: 1 },
    });
  }
}
