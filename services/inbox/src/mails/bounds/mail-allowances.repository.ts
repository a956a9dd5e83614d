import { isDuplicateKey } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MAIL_ALLOWANCE_MODEL, type MailAllowanceRecord } from './mail-allowance.schema.js';

const KEPT_MS = 7 * 86_400_000;

@Injectable()
export class MailAllowancesRepository {
  constructor(@InjectModel(MAIL_ALLOWANCE_MODEL) private readonly model: Model<MailAllowanceRecord>) {}

  /** Whether a mail is among the first `most` of an allowance. Asked again it answers the same. */
  async grant(id: string, mail: string, most: number, digestAt: Date | null = null): Promise<boolean> {
    const hasRoom = { _id: id, $or: [{ mails: mail }, { [`mails.${most - 1}`]: { $exists: false } }] };
    const granted = { $addToSet: { mails: mail } };
    const expiresAt = new Date(Date.now() + KEPT_MS);
    const ifNew = { $setOnInsert: { withheld: 0, digestAt, expiresAt } };
    try {
      await this.model.updateOne(hasRoom, { ...granted, ...ifNew }, { upsert: true });
      return true;
    } catch (error) {
      // It is full, or another process has just made it.
      if (!isDuplicateKey(error)) throw error;
    }
    return (await this.model.updateOne(hasRoom, granted)).matchedCount === 1;
  }

  async countWithheld(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $inc: { withheld: 1 } });
  }

  /** Allowances whose withheld mails are due for a digest. */
  due(now: Date): Promise<MailAllowanceRecord[]> {
    return this.model
      .find({ digestAt: { $lte: now }, withheld: { $gt: 0 } })
      .limit(100)
      .lean<MailAllowanceRecord[]>()
      .exec();
  }

  async markDigested(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { digestAt: null } });
  }
}
