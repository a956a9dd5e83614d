import { RunsRepository } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { IMPORT_RUN_MODEL, type ImportRunRecord } from './import-run.schema.js';

/** Values stored by a process that acquires an import; `cancelRequested` is the former name of `stopRequested`. */
const ACQUIRED = {
  state: 'running',
  startedAt: { $ifNull: ['$startedAt', '$$NOW'] },
  stopRequested: { $or: ['$stopRequested', '$cancelRequested'] },
};

const MOST_AT_ONCE = 100;

@Injectable()
export class ImportRunsRepository extends RunsRepository<ImportRunRecord> {
  constructor(@InjectModel(IMPORT_RUN_MODEL) model: Model<ImportRunRecord>) {
    super(model, { where: { finishedAt: null }, set: ACQUIRED });
  }

  findActive(): Promise<ImportRunRecord | null> {
    return this.model.findOne({ active: true }).lean<ImportRunRecord>().exec();
  }

  /** Stores a run that failed before its first row. */
  async insertFailed(run: Partial<ImportRunRecord>): Promise<void> {
    await this.model.create({ ...run, queuedAt: new Date() });
  }

  /** The choices with which a file with these headers was last read. */
  lastReading(headers: string): Promise<Pick<ImportRunRecord, 'columns' | 'choice'> | null> {
    return this.model
      .findOne({ headers }, { columns: 1, choice: 1, _id: 0 })
      .sort({ createdAt: -1 })
      .lean<Pick<ImportRunRecord, 'columns' | 'choice'>>()
      .exec();
  }

  newestOf(schedule: string): Promise<ImportRunRecord | null> {
    return this.model.findOne({ schedule }).sort({ createdAt: -1 }).lean<ImportRunRecord>().exec();
  }

  /** Runs created before a moment, newest first. */
  list(before: Date | null, limit: number): Promise<ImportRunRecord[]> {
    return this.model
      .find(before === null ? {} : { createdAt: { $lt: before } })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<ImportRunRecord[]>()
      .exec();
  }

  /** Runs that ended before a moment and still have reports, oldest first. */
  async endedBefore(moment: Date): Promise<string[]> {
    const runs = await this.model
      .find({ finishedAt: { $lt: moment }, active: { $ne: true }, isReportGone: { $ne: true } }, { _id: 1 })
      .sort({ finishedAt: 1 })
      .limit(MOST_AT_ONCE)
      .lean<Pick<ImportRunRecord, '_id'>[]>();
    return runs.map(({ _id }) => _id);
  }

  /** Runs with rows that can still be returned. */
  async returnable(): Promise<string[]> {
    const runs = await this.model
      .find({ returnable: { $gt: 0 }, isReportGone: { $ne: true } }, { _id: 1 })
      .lean<Pick<ImportRunRecord, '_id'>[]>();
    return runs.map(({ _id }) => _id);
  }

  async markReportsGone(ids: readonly string[]): Promise<void> {
    await this.model.updateMany({ _id: { $in: [...ids] } }, { $set: { isReportGone: true } });
  }

  /** Requests that an import stop early; null if it has ended. */
  requestCancel(id: string): Promise<ImportRunRecord | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, active: true, finishedAt: null },
        { $set: { stopRequested: true } },
        { returnDocument: 'after' },
      )
      .lean<ImportRunRecord>()
      .exec();
  }
}
