import type { ParsedInputOf, scanWebsites } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, idsBetween, nextCursor } from '../record/index.js';
import { SelectedWebsites } from '../selections/index.js';

type WithWebsite = Required<Pick<BusinessRecord, '_id' | 'name' | 'website'>>;

type Asked = ParsedInputOf<typeof scanWebsites>;

const PROJECTION = { name: 1, website: 1 };
const MAX_TIME_MS = 14_000;
const withWebsite = { website: { $gt: '' } };

/** Businesses that have a website. */
@Injectable()
export class WebsitesRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    private readonly selected: SelectedWebsites,
  ) {}

  async page({ after, limit, selection }: Asked): Promise<{ found: WithWebsite[]; next: string | null }> {
    if (selection) return this.selected.page<WithWebsite>({ after, limit, selection }, PROJECTION);
    const found = await this.businesses
      .find({ ...idsBetween(after, null), ...withWebsite }, PROJECTION)
      .sort({ _id: 1 })
      .hint({ _id: 1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<WithWebsite[]>();
    return { found, next: nextCursor(found, limit) };
  }

  /** Reads all businesses: there is no index of websites, since each index slows imports down. */
  count(session: ClientSession): Promise<number> {
    return this.businesses.countDocuments(withWebsite).session(session).maxTimeMS(MAX_TIME_MS).exec();
  }
}
