import { businessIdPattern } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { SUBSCRIBER_MODEL, type SubscriberRecord } from './subscriber.schema.js';

@Injectable()
export class SubscribersRepository {
  constructor(@InjectModel(SUBSCRIBER_MODEL) private readonly model: Model<SubscriberRecord>) {}

  findOrInsert(
    email: string,
    fresh: Omit<SubscriberRecord, '_id' | 'email' | 'confirmedAt'>,
  ): Promise<SubscriberRecord> {
    return this.model
      .findOneAndUpdate(
        { email },
        { $setOnInsert: { ...fresh, confirmedAt: null } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<SubscriberRecord>()
      .orFail()
      .exec();
  }

  /** False if the token is unknown. Idempotent. */
  async confirm(token: string): Promise<boolean> {
    const confirmedAt = { $ifNull: ['$confirmedAt', '$$NOW'] };
    const found = await this.model.findOneAndUpdate({ token }, [{ $set: { confirmedAt, expiresAt: null } }], {
      updatePipeline: true,
    });
    return found !== null;
  }

  async delete(token: string): Promise<void> {
    await this.model.deleteOne({ token });
  }

  count(isConfirmed: boolean): Promise<number> {
    return this.model.countDocuments({ confirmedAt: isConfirmed ? { $ne: null } : null });
  }

  scanConfirmed(after: string | null, limit: number): Promise<SubscriberRecord[]> {
    const further = after !== null && businessIdPattern.test(after);
    return this.model
      .find({ confirmedAt: { $ne: null }, ...(further ? { _id: { $gt: new Types.ObjectId(after) } } : {}) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<SubscriberRecord[]>()
      .exec();
  }
}
