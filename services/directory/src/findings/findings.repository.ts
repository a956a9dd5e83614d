import { digestOf } from '@gewerk/messaging';
import type { PayloadOf, photosLookedFor, websitesChecked } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord } from '../record/index.js';

export type Check = PayloadOf<typeof websitesChecked>['checks'][number];
export type PhotoFinding = PayloadOf<typeof photosLookedFor>;

/** A result for a field of a business, with the time at which it was found. */
interface Finding {
  id: string;
  field: 'websiteCheck' | 'photoUpdate';
  value: { at: Date };
}

/**
 * Results of checks of businesses. Storing one does not change the listing: its history, version and date stay
 * the same. An older result does not replace a newer one.
 */
@Injectable()
export class FindingsRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  /** Stores checks of businesses' current websites. Returns the ids of the businesses whose result has changed. */
  async keepChecks(checks: readonly Check[], session: ClientSession): Promise<string[]> {
    const before = await this.found(checks, session);
    const current = checks.flatMap(({ websiteHash, ...check }) => {
      const { website, websiteCheck } = before.get(check.businessId) ?? {};
      return website !== undefined && digestOf(website) === websiteHash
        ? { ...check, website, websiteCheck }
        : [];
    });
    await this.keep(
      current.map(({ businessId, website, grade, checkedAt }) => ({
        id: businessId,
        field: 'websiteCheck',
        value: { website, grade, at: new Date(checkedAt) },
      })),
      session,
    );
    return idsOf(
      current.filter(
        ({ website, websiteCheck, grade }) =>
          !(websiteCheck?.website === website && websiteCheck.grade === grade),
      ),
    );
  }

  /** Stores outcomes. Returns the ids of the businesses whose outcome has changed. */
  async keepOutcomes(outcomes: readonly PhotoFinding[], session: ClientSession): Promise<string[]> {
    const before = await this.found(outcomes, session);
    const known = outcomes.filter(({ businessId }) => before.has(businessId));
    await this.keep(
      known.map(({ businessId, outcome, at }) => ({
        id: businessId,
        field: 'photoUpdate',
        value: { outcome, at: new Date(at) },
      })),
      session,
    );
    return idsOf(
      known.filter(({ businessId, outcome }) => before.get(businessId)?.photoUpdate?.outcome !== outcome),
    );
  }

  private async found(
    findings: readonly { businessId: string }[],
    session: ClientSession,
  ): Promise<Map<string, BusinessRecord>> {
    const _id = { $in: idsOf(findings).map((id) => new Types.ObjectId(id)) };
    const found = await this.businesses
      .find({ _id }, { website: 1, websiteCheck: 1, photoUpdate: 1 })
      .session(session)
      .lean<BusinessRecord[]>();
    return new Map(found.map((business) => [business._id.toHexString(), business]));
  }

  private async keep(findings: readonly Finding[], session: ClientSession): Promise<void> {
    if (findings.length === 0) return;
    await this.businesses.collection.bulkWrite(
      findings.map(({ id, field, value }) => ({
        updateOne: {
          filter: { _id: new Types.ObjectId(id), [`${field}.at`]: { $not: { $gt: value.at } } },
          update: { $set: { [field]: value } },
        },
      })),
      { session },
    );
  }
}

const idsOf = (findings: readonly { businessId: string }[]): string[] => [
  ...new Set(findings.map(({ businessId }) => businessId)),
];
