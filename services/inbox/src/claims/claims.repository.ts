import { businessIdPattern } from '@gewerk/contracts';
import { CLAIM } from '@gewerk/contracts/limits';
import type { DeliveredRecord } from '@gewerk/messaging';
import { isToCome } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { referenceOf } from './claim-code.js';
import { CLAIM_MODEL, type ClaimRecord } from './claim.schema.js';

@Injectable()
export class ClaimsRepository {
  constructor(@InjectModel(CLAIM_MODEL) private readonly model: Model<ClaimRecord>) {}

  async findByKey(key: string): Promise<DeliveredRecord | null> {
    const known = await this.model.findOne({ key }, { digest: 1 }).lean<ClaimRecord>();
    return known && { id: known._id.toHexString(), digest: known.digest };
  }

  /** Number of codes mailed for a listing: to one mailbox, or to all except the given ones. */
  countMailed(since: Date, businessId: string, mailbox: string | { $nin: string[] }): Promise<number> {
    return this.model.countDocuments({ businessId, mailbox, isMailed: true, requestedAt: { $gt: since } });
  }

  /** The claim with a mailbox's newest code that is still valid at an instant. */
  findShareable(businessId: string, mailbox: string, at: Date): Promise<ClaimRecord | null> {
    return this.model
      .findOne({ businessId, mailbox, isMailed: true, expiresAt: { $gt: at }, passHash: { $exists: false } })
      .sort({ requestedAt: -1 })
      .lean<ClaimRecord>()
      .exec();
  }

  async insert(record: ClaimRecord, session: ClientSession): Promise<void> {
    await this.model.create([record], { session });
  }

  /**
   * Counts an attempt and returns the claim as it was before; null if it has no valid code. A claim by letter or phone
   * is identified by its reference.
   */
  countTry(id: string, businessId: string): Promise<ClaimRecord | null> {
    return this.model
      .findOneAndUpdate(
        {
          ...(businessIdPattern.test(id) ? { _id: new Types.ObjectId(id) } : { reference: referenceOf(id) }),
          businessId,
          tries: { $lt: CLAIM.tries },
          ...isToCome('expiresAt'),
          passHash: { $exists: false },
        },
        { $inc: { tries: 1 } },
      )
      .lean<ClaimRecord>()
      .exec();
  }

  async forgetTry({ _id }: ClaimRecord): Promise<void> {
    await this.model.updateOne({ _id }, { $inc: { tries: -1 } });
  }

  /**
   * Exchanges a claim's code for a pass and ends the other claims that share the code. False if the code was exchanged
   * already.
   */
  async setPass({ _id, codeOf }: ClaimRecord, passHash: string, passUntil: Date): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id, passHash: { $exists: false } },
      { $set: { passHash, passUntil } },
    );
    if (modifiedCount !== 1) return false;
    await this.endOthersOf(codeOf ?? _id, _id);
    return true;
  }

  /** Ends the other claims that share a code. */
  private async endOthersOf(code: Types.ObjectId, used: Types.ObjectId): Promise<void> {
    await this.model.updateMany(
      { $or: [{ _id: code }, { codeOf: code }], _id: { $ne: used } },
      { $currentDate: { expiresAt: true } },
    );
  }

  findByPass(passHash: string): Promise<ClaimRecord | null> {
    return this.model
      .findOne({ passHash, ...isToCome('passUntil') })
      .lean<ClaimRecord>()
      .exec();
  }
}
