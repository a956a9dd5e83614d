import type { OutputOf, pageWebsites, ParsedInputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { idsBetween } from '../businesses/businesses.repository.js';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';

type WithWebsite = Required<Pick<BusinessRecord, '_id' | 'name' | 'website'>>;

const MAX_TIME_MS = 14_000;
const withWebsite = { website: { $gt: '' } };

/** Businesses' websites for their check: a bulk read by key. */
@Injectable()
export class WebsitesRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  async page({ after, limit }: ParsedInputOf<typeof pageWebsites>): Promise<OutputOf<typeof pageWebsites>> {
    const found = await this.businesses
      .find({ ...idsBetween(after, null), ...withWebsite }, { name: 1, website: 1 })
      .sort({ _id: 1 })
      .hint({ _id: 1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<WithWebsite[]>();
    const items = found.map(({ _id, name, website }) => ({ id: _id.toHexString(), name, website }));
    return { items, next: found.length < limit ? null : (items.at(-1)?.id ?? null) };
  }

  /** Reads all businesses: no index holds websites, since each costs an import its time. */
  count(session: ClientSession): Promise<number> {
    return this.businesses.countDocuments(withWebsite).session(session).maxTimeMS(MAX_TIME_MS).exec();
  }
}
