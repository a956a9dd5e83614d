import type { PhotoOutcome } from '@gewerk/contracts';
import type { PhotoRun } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PHOTO_RESULT_MODEL, type PhotoResultRecord, resultId } from './photo-result.schema.js';

type Result = Omit<PhotoResultRecord, '_id' | 'at'>;

@Injectable()
export class PhotoResultsRepository {
  constructor(@InjectModel(PHOTO_RESULT_MODEL) private readonly model: Model<PhotoResultRecord>) {}

  /** Stores a result, unless the business already has one in this run. */
  async save({ runId, businessId, ...result }: Result): Promise<void> {
    await this.model.updateOne(
      { _id: resultId(runId, businessId) },
      { $setOnInsert: { runId, businessId, ...result, at: new Date() } },
      { upsert: true },
    );
  }

  /** Records that the directory stored or refused the photo. */
  async settle(runId: string, businessId: string, outcome: PhotoOutcome): Promise<void> {
    const _id = resultId(runId, businessId);
    await this.model.updateOne({ _id }, { $set: { outcome }, $unset: { pending: 1 } });
  }

  /** Existing results by business id. */
  async known(runId: string, businessIds: readonly string[]): Promise<Map<string, PhotoResultRecord>> {
    const ids = businessIds.map((id) => resultId(runId, id));
    const found = await this.model.find({ _id: { $in: ids } }).lean<PhotoResultRecord[]>();
    return new Map(found.map((result) => [result.businessId, result]));
  }

  async outcomes(runId: string): Promise<PhotoRun['outcomes']> {
    const sums = await this.model.aggregate<{ _id: PhotoOutcome; count: number }>([
      { $match: { runId, pending: { $exists: false } } },
      { $group: { _id: '$outcome', count: { $sum: 1 } } },
    ]);
    return Object.fromEntries(sums.map(({ _id, count }) => [_id, count]));
  }
}
