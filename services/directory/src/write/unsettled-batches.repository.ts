import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { ChangeSet } from './change-set.js';
import { UNSETTLED_BATCH_MODEL, type UnsettledBatch } from './unsettled-batch.schema.js';

/** The counts and events of stored batches that are not settled yet. */
@Injectable()
export class UnsettledBatchesRepository {
  constructor(@InjectModel(UNSETTLED_BATCH_MODEL) private readonly batches: Model<UnsettledBatch>) {}

  async add({ counts, event }: ChangeSet, session: ClientSession): Promise<void> {
    const share = { _id: new Types.ObjectId(), ...counts.parts(), event };
    await this.batches.collection.insertOne(share, { session });
  }

  all(session: ClientSession): Promise<UnsettledBatch[]> {
    return this.batches.find().session(session).lean<UnsettledBatch[]>();
  }

  oldest(limit: number, session: ClientSession): Promise<UnsettledBatch[]> {
    return this.batches.find().sort({ _id: 1 }).limit(limit).session(session).lean<UnsettledBatch[]>();
  }

  async remove(batches: readonly UnsettledBatch[], session: ClientSession): Promise<void> {
    await this.batches.collection.deleteMany({ _id: { $in: batches.map(({ _id }) => _id) } }, { session });
  }
}
