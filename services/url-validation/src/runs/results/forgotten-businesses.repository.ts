import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

export const FORGOTTEN_BUSINESS_MODEL = 'ForgottenBusiness';

/** Longer than checking a website or writing a report takes. */
const KEPT_SECONDS = 86_400;

interface ForgottenBusiness {
  _id: string;
  at: Date;
}

export const forgottenBusinessSchema = new Schema<ForgottenBusiness>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true, index: { expireAfterSeconds: KEPT_SECONDS } },
  },
  { collection: 'forgotten_businesses', versionKey: false },
);

/**
 * Businesses that were removed at a person's request within the last day; if their websites are being checked, the
 * results are not stored.
 */
@Injectable()
export class ForgottenBusinesses {
  constructor(@InjectModel(FORGOTTEN_BUSINESS_MODEL) private readonly model: Model<ForgottenBusiness>) {}

  async add(ids: readonly string[]): Promise<void> {
    const at = new Date();
    await this.model.bulkWrite(
      ids.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: { at } }, upsert: true } })),
    );
  }

  async ids(): Promise<string[]> {
    return (await this.model.find({}, { _id: 1 }).lean()).map(({ _id }) => _id);
  }
}
