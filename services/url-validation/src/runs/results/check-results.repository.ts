import type { WebsiteGrade } from '@gewerk/contracts';
import type { ValidationRun } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CHECK_RESULT_MODEL, type CheckResultRecord, resultId } from './check-result.schema.js';
import { ForgottenBusinesses } from './forgotten-businesses.repository.js';

@Injectable()
export class CheckResultsRepository {
  constructor(
    @InjectModel(CHECK_RESULT_MODEL) private readonly model: Model<CheckResultRecord>,
    private readonly forgotten: ForgottenBusinesses,
  ) {}

  /** Stores results; if a business already has one in the run, the first is kept. */
  async save(results: readonly CheckResultRecord[]): Promise<void> {
    await this.model.bulkWrite(
      results.map(({ _id, ...result }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: result }, upsert: true },
      })),
      { ordered: false },
    );
    // Deletes the results of businesses that were removed while their websites were being checked. These businesses
    // are looked up after the write, because `forget` itself deletes the results of any that are removed later.
    await this.delete(await this.forgotten.ids());
  }

  async delete(businessIds: readonly string[]): Promise<void> {
    if (businessIds.length > 0) await this.model.deleteMany({ businessId: { $in: businessIds } });
  }

  /** Runs that have results of these businesses. */
  runsOf(businessIds: readonly string[]): Promise<string[]> {
    return this.model.distinct('runId', { businessId: { $in: businessIds } });
  }

  /** Those of the given businesses that already have a result in the run. */
  async checkedIn(runId: string, businessIds: readonly string[]): Promise<Set<string>> {
    const ids = businessIds.map((id) => resultId(runId, id));
    const found = await this.model.find({ _id: { $in: ids } }, { businessId: 1 }).lean();
    return new Set(found.map(({ businessId }) => businessId));
  }

  async grades(runId: string): Promise<ValidationRun['grades']> {
    const sums = await this.model.aggregate<{ _id: WebsiteGrade; count: number }>([
      { $match: { runId } },
      { $group: { _id: '$grade', count: { $sum: 1 } } },
    ]);
    return Object.fromEntries(sums.map(({ _id, count }) => [_id, count]));
  }

  /** The results of a run by business id, except those of the businesses in `without`. */
  scan(runId: string, without: readonly string[]): AsyncIterable<CheckResultRecord> {
    return this.model
      .find({ _id: { $gt: `${runId}:`, $lt: `${runId};` }, businessId: { $nin: without } })
      .sort({ _id: 1 })
      .lean<CheckResultRecord>()
      .cursor({ batchSize: 500 }) as unknown as AsyncIterable<CheckResultRecord>;
  }
}
