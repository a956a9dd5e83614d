import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, filingOf, idsBetween } from '../record/index.js';
import { BusinessWriter } from './business-writer.js';
import { changedFields } from './changed-fields.js';

/** What a business is filed by, how it is filed, and what the counts and the event need of it. */
const FIELDS = {
  name: 1,
  rawCategory: 1,
  type: 1,
  subtypes: 1,
  category: 1,
  tradeKey: 1,
  categorySlugs: 1,
  categorySet: 1,
  listed: 1,
  city: 1,
  citySlug: 1,
  countryCode: 1,
  latitude: 1,
  longitude: 1,
  ratingValue: 1,
  website: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

/** Files stored businesses anew while others write beside it. */
@Injectable()
export class Refiling {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    private readonly writer: BusinessWriter,
  ) {}

  /** Files the next businesses in id order; null where there are none. */
  async next(after: string | null, atOnce: number): Promise<{ changed: number; position: string } | null> {
    const page = await this.businesses
      .find(idsBetween(after, null), FIELDS)
      .sort({ _id: 1 })
      .limit(atOnce)
      .lean<BusinessRecord[]>();
    const last = page.at(-1);
    if (!last) return null;
    const misfiled = page.filter((business) => changedFields(business, filingOf(business)).any);
    if (misfiled.length > 0) await this.refile(misfiled.map(({ _id }) => _id));
    return { changed: misfiled.length, position: last._id.toHexString() };
  }

  private async refile(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.writer.beside(async (change) => {
      // Never seen by a run: the source of a plan without businesses is not stored.
      const changes = await change.plan({ kind: 'panel', runId: 'filed-anew' }, {});
      for (const business of await this.current(ids, change.session)) {
        changes.refile(business, filingOf(business));
      }
      await change.write(changes);
    });
    await this.writer.settle();
  }

  private current(ids: readonly Types.ObjectId[], session: ClientSession): Promise<BusinessRecord[]> {
    return this.businesses
      .find({ _id: { $in: ids } }, FIELDS)
      .session(session)
      .lean<BusinessRecord[]>();
  }
}
