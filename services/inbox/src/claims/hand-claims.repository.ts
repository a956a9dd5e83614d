import { businessIdPattern } from '@gewerk/contracts';
import type { HandClaimWay } from '@gewerk/contracts';
import type { DeliveredRecord } from '@gewerk/messaging';
import { isDuplicateKey, isToCome } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { CLAIM_MODEL, type ClaimRecord } from './claim.schema.js';

/** Claims by letter or phone. */
@Injectable()
export class HandClaimsRepository {
  constructor(@InjectModel(CLAIM_MODEL) private readonly model: Model<ClaimRecord>) {}

  async findByKey(key: string): Promise<DeliveredRecord | null> {
    const known = await this.model.findOne({ key }, { digest: 1, reference: 1 }).lean<ClaimRecord>();
    return known && { id: known.reference ?? known._id.toHexString(), digest: known.digest };
  }

  /**
   * Number of requests for one listing by one means (letter or phone) that reached the operator since an
   * instant.
   */
  count(since: Date, among: { businessId: string; way: HandClaimWay }): Promise<number> {
    return this.model.countDocuments({ ...among, hand: { $exists: true }, requestedAt: { $gt: since } });
  }

  async isWaiting(businessId: string, way: HandClaimWay): Promise<boolean> {
    return (await this.model.exists({ businessId, way, hand: 'waiting' })) !== null;
  }

  async insert(record: ClaimRecord): Promise<void> {
    await this.model.create(record);
  }

  /** False if another request for the same listing and way was stored first, or the key is already used. */
  async insertWaiting(record: ClaimRecord): Promise<boolean> {
    const waits = `${record.businessId}:${record.way}`;
    const insert = () =>
      this.insert({ ...record, hand: 'waiting', waits }).then(
        () => true,
        (error: unknown) => {
          if (isDuplicateKey(error)) return false;
          throw error;
        },
      );
    return (await insert()) || ((await this.freePlace(waits)) && insert());
  }

  /**
   * Frees a slot that belongs to a claim that no longer waits; false if there is none. Processes of the previous
   * release do not free the slot when they issue a code or dismiss a claim.
   */
  private async freePlace(waits: string): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { waits, hand: { $ne: 'waiting' } },
      { $unset: { waits: 1 } },
    );
    return modifiedCount === 1;
  }

  list(hand: 'waiting' | 'issued', limit: number): Promise<ClaimRecord[]> {
    const order: Record<string, 1 | -1> = hand === 'waiting' ? { requestedAt: 1 } : { issuedAt: -1 };
    return this.model
      .find({ hand, ...(hand === 'issued' && isToCome('expiresAt')) })
      .sort(order)
      .limit(limit)
      .lean<ClaimRecord[]>()
      .exec();
  }

  countWaiting(): Promise<number> {
    return this.model.countDocuments({ hand: 'waiting' });
  }

  /** A request whose code has not been used; null if there is none. */
  find(id: string): Promise<ClaimRecord | null> {
    return this.model.findOne(unused(id)).lean<ClaimRecord>().exec();
  }

  /**
   * Gives a request its code, which replaces an earlier one. False if the earlier code was used or the request was
   * dismissed in the meantime.
   */
  async issue(id: string, codeHash: string, issuedAt: Date, expiresAt: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(unused(id), {
      $set: { hand: 'issued', codeHash, issuedAt, expiresAt, tries: 0 },
      $unset: { waits: 1 },
    });
    return matchedCount === 1;
  }

  /** Ends a request: it no longer counts, and its code expires. Changes nothing once a pass was issued for it. */
  async dismiss(id: string): Promise<void> {
    await this.model.updateOne(unused(id), {
      $currentDate: { expiresAt: true },
      $unset: { hand: 1, waits: 1 },
    });
  }
}

/** Matches no claim if the text is not an id. */
const unused = (id: string) => ({
  _id: businessIdPattern.test(id) ? new Types.ObjectId(id) : new Types.ObjectId('0'.repeat(24)),
  hand: { $exists: true },
  passHash: { $exists: false },
});
