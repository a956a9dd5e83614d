import { isDuplicateKey } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { MAIL_ALLOWANCE_MODEL, type MailAllowanceRecord } from './mail-allowance.schema.js';

const KEPT_MS = 7 * 86_400_000;
/** The start of the next hour, by the database's clock. */
const NEXT_HOUR = {
  $dateAdd: { startDate: { $dateTrunc: { date: '$$NOW', unit: 'hour' } }, unit: 'hour', amount: 1 },
};

@Injectable()
export class MailAllowancesRepository {
  constructor(@InjectModel(MAIL_ALLOWANCE_MODEL) private readonly model: Model<MailAllowanceRecord>) {}

  /** Adds a mail to an allowance if it is among the first `most`, and returns whether it is. Idempotent. */
  async grant(id: string, mail: string, most: number, digestAt: Date | null = null): Promise<boolean> {
    const hasRoom = { _id: id, $or: [{ mails: mail }, { [`mails.${most - 1}`]: { $exists: false } }] };
    const granted = { $addToSet: { mails: mail } };
    const expiresAt = new Date(Date.now() + KEPT_MS);
    const ifNew = { $setOnInsert: { withheld: 0, digestAt, expiresAt } };
    try {
      await this.model.updateOne(hasRoom, { ...granted, ...ifNew }, { upsert: true });
      return true;
    } catch (error) {
      // The allowance is full, or another process has just created it.
      if (!isDuplicateKey(error)) throw error;
    }
    return (await this.model.updateOne(hasRoom, granted)).matchedCount === 1;
  }

  /**
   * Counts a mail for the digest, or for the next one if a process whose clock is ahead has already sent this
   * one.
   */
  async countWithheld(id: string): Promise<void> {
    const withheld = { $add: ['$withheld', 1] };
    const digestAt = { $ifNull: ['$digestAt', NEXT_HOUR] };
    await this.model.updateOne({ _id: id }, [{ $set: { withheld, digestAt } }], { updatePipeline: true });
  }

  /** Allowances whose withheld mails are due for a digest. */
  due(now: Date): Promise<MailAllowanceRecord[]> {
    return this.model
      .find({ digestAt: { $lte: now }, withheld: { $gt: 0 } })
      .limit(100)
      .lean<MailAllowanceRecord[]>()
      .exec();
  }

  /**
   * Subtracts the mails that a digest names; later ones are left for the next digest. False if another
   * process has sent the digest.
   */
  async markDigested(
    { _id, digestAt, withheld }: MailAllowanceRecord,
    session: ClientSession,
  ): Promise<boolean> {
    const left = { $subtract: ['$withheld', withheld] };
    const next = { $cond: [{ $gt: [left, 0] }, NEXT_HOUR, null] };
    const { modifiedCount } = await this.model.updateOne(
      { _id, digestAt },
      [{ $set: { withheld: left, digestAt: next } }],
      { updatePipeline: true, session },
    );
    return modifiedCount === 1;
  }
}
