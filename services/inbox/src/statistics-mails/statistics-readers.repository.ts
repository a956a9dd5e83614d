import { randomBytes } from 'node:crypto';
import type { MailLanguage } from '@gewerk/contracts';
import { inMilliseconds, LEASE_IS_OVER, wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { STATISTICS_READER_MODEL, type StatisticsReaderRecord } from './statistics-reader.schema.js';

const TOKEN_BYTES = 24;
const NOT_TAKEN = new Date(0);

type Wish = Pick<StatisticsReaderRecord, 'businessId' | 'email'>;

@Injectable()
export class StatisticsReadersRepository {
  constructor(@InjectModel(STATISTICS_READER_MODEL) private readonly model: Model<StatisticsReaderRecord>) {}

  /** Null if the address gets no statistics. */
  async languageOf(businessId: string, email: string): Promise<MailLanguage | null> {
    return (await this.find({ businessId, email: email.toLowerCase() }))?.language ?? null;
  }

  find({ businessId, email }: Wish): Promise<StatisticsReaderRecord | null> {
    return this.model.findOne({ businessId, email }).lean<StatisticsReaderRecord>().exec();
  }

  countOthers({ businessId, email }: Wish): Promise<number> {
    return this.model.countDocuments({ businessId, email: { $ne: email } });
  }

  /**
   * Stores a subscription, or changes the language of an existing one. Of two concurrent subscriptions for the
   * same address, the first is stored.
   */
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

  /** Acquires a reader without this month's mail for `leaseMs`; null if none is left. */
  acquire(month: string, leaseMs: number): Promise<StatisticsReaderRecord | null> {
    return this.model
      .findOneAndUpdate(
        { toldUntil: { $lt: month }, ...LEASE_IS_OVER },
        [{ $set: { leaseUntil: inMilliseconds(leaseMs) } }],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean<StatisticsReaderRecord>()
      .exec();
  }

  /** False if another process has mailed the reader, or the reader has unsubscribed. */
  async markTold({ _id }: StatisticsReaderRecord, month: string, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id, toldUntil: { $lt: month } },
      { $set: { toldUntil: month, leaseUntil: NOT_TAKEN } },
      { session },
    );
    return modifiedCount === 1;
  }

  byToken(token: string): Promise<StatisticsReaderRecord | null> {
    return this.model.findOne({ token }).lean<StatisticsReaderRecord>().exec();
  }

  ofBusinesses(ids: readonly string[]): Promise<StatisticsReaderRecord[]> {
    return this.model
      .find({ businessId: { $in: ids } })
      .lean<StatisticsReaderRecord[]>()
      .exec();
  }

  scan(): AsyncIterable<StatisticsReaderRecord> {
    return this.model.find().sort({ _id: 1 }).lean<StatisticsReaderRecord>().cursor();
  }

  async delete({ _id }: StatisticsReaderRecord, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id }, { session });
  }
}
