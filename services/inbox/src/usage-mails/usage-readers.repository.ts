import { randomBytes } from 'node:crypto';
import type { MailLanguage } from '@gewerk/contracts';
import { wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { USAGE_READER_MODEL, type UsageReaderRecord } from './usage-reader.schema.js';

const TOKEN_BYTES = 24;
const NOT_TAKEN = new Date(0);

type Wish = Pick<UsageReaderRecord, 'businessId' | 'email'>;

@Injectable()
export class UsageReadersRepository {
  constructor(@InjectModel(USAGE_READER_MODEL) private readonly model: Model<UsageReaderRecord>) {}

  find({ businessId, email }: Wish): Promise<UsageReaderRecord | null> {
    return this.model.findOne({ businessId, email }).lean<UsageReaderRecord>().exec();
  }

  countOthers({ businessId, email }: Wish): Promise<number> {
    return this.model.countDocuments({ businessId, email: { $ne: email } });
  }

  /** Of two that come at once the first is stored, which is the same address all the same. */
  async put(wish: Wish, language: MailLanguage, toldUntil: string, now: Date): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const fresh = { token, wantedAt: now, toldUntil, leaseUntil: NOT_TAKEN };
    const { businessId, email } = wish;
    await wasFirst(() =>
      this.model.updateOne(
        { businessId, email },
        { $set: { language }, $setOnInsert: fresh },
        { upsert: true },
      ),
    );
  }

  /** Takes for one process somebody who was not told of a month yet; null where nobody is left. */
  take(month: string, now: Date, leaseUntil: Date): Promise<UsageReaderRecord | null> {
    return this.model
      .findOneAndUpdate(
        { toldUntil: { $lt: month }, leaseUntil: { $lt: now } },
        { $set: { leaseUntil } },
        { returnDocument: 'after' },
      )
      .lean<UsageReaderRecord>()
      .exec();
  }

  /** False where another process has told them meanwhile, or they want it no more. */
  async markTold({ _id }: UsageReaderRecord, month: string, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id, toldUntil: { $lt: month } },
      { $set: { toldUntil: month, leaseUntil: NOT_TAKEN } },
      { session },
    );
    return modifiedCount === 1;
  }

  byToken(token: string): Promise<UsageReaderRecord | null> {
    return this.model.findOne({ token }).lean<UsageReaderRecord>().exec();
  }

  ofBusinesses(ids: readonly string[]): Promise<UsageReaderRecord[]> {
    return this.model
      .find({ businessId: { $in: ids } })
      .lean<UsageReaderRecord[]>()
      .exec();
  }

  async delete({ _id }: UsageReaderRecord, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id }, { session });
  }
}
