import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const APPLIED_BATCH_MODEL = 'AppliedBatch';

/** Longer than the event stream keeps events for redelivery. */
const APPLIED_KEPT_SECONDS = 8 * 86_400;

interface AppliedBatch {
  _id: string;
  appliedAt: Date;
}

export const appliedBatchSchema = new Schema<AppliedBatch>(
  {
    _id: { type: String, required: true },
    appliedAt: { type: Date, required: true, index: { expireAfterSeconds: APPLIED_KEPT_SECONDS } },
  },
  { collection: 'applied_batches', versionKey: false },
);

/** Remembers the batches of counts that were added, so that a redelivered one changes nothing. */
@Injectable()
export class AppliedBatches {
  constructor(@InjectModel(APPLIED_BATCH_MODEL) private readonly batches: Model<AppliedBatch>) {}

  /**
   * Records the batches that were not applied before and returns them, each once. Store their counts in the
   * same transaction.
   */
  async recordNew<B extends { readonly batchId: string }>(
    delivered: readonly B[],
    session: ClientSession,
  ): Promise<B[]> {
    const byId = new Map(delivered.map((batch) => [batch.batchId, batch]));
    const known = await this.batches
      .find({ _id: { $in: [...byId.keys()] } }, { _id: 1 })
      .session(session)
      .lean();
    for (const { _id } of known) byId.delete(_id);
    const appliedAt = new Date();
    const added = [...byId.keys()].map((_id) => ({ _id, appliedAt }));
    if (added.length > 0) await this.batches.insertMany(added, { session });
    return [...byId.values()];
  }
}
