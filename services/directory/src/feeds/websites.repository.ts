import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, idsBetween } from '../record/index.js';

type WithWebsite = Required<Pick<BusinessRecord, '_id' | 'name' | 'website'>>;

const MAX_TIME_MS = 14_000;
const withWebsite = { website: { $gt: '' } };

/** Businesses that have a website. */
@Injectable()
export class WebsitesRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  after(after: string | null, limit: number): Promise<WithWebsite[]> {
    return this.businesses
      .find({ ...idsBetween(after, null), ...withWebsite }, { name: 1, website: 1 })
      .sort({ _id: 1 })
      .hint({ _id: 1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<WithWebsite[]>();
  }

  /** Reads all businesses: no index holds websites, since each costs an import its time. */
  count(session: ClientSession): Promise<number> {
    return this.businesses.countDocuments(withWebsite).session(session).maxTimeMS(MAX_TIME_MS).exec();
  }
}
