import type { OutputOf, pageAddresses, ParsedInputOf, summarizeAddresses } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { idsBetween } from '../businesses/businesses.repository.js';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';

type Address = Pick<BusinessRecord, '_id' | 'urlSlug' | 'updatedAt'>;

interface Summary {
  last: Types.ObjectId;
  count: number;
  listed: number;
  updatedAt: Date;
}

const MAX_TIME_MS = 15_000;

/** Addresses for the sitemap, by key and in bounded portions. */
@Injectable()
export class AddressesRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  /** `next` is null on the last page only. */
  async page({
    after,
    until,
    limit,
  }: ParsedInputOf<typeof pageAddresses>): Promise<OutputOf<typeof pageAddresses>> {
    const found = await this.businesses
      .find({ ...idsBetween(after, until), listed: true }, { urlSlug: 1, updatedAt: 1 })
      .sort({ _id: 1 })
      .hint({ _id: 1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Address[]>();
    const items = found.map(({ urlSlug, updatedAt }) => ({ urlSlug, updatedAt: updatedAt.toISOString() }));
    return { items, next: found.length < limit ? null : (found.at(-1)?._id.toHexString() ?? null) };
  }

  async summarize({
    after,
    limit,
  }: ParsedInputOf<typeof summarizeAddresses>): Promise<OutputOf<typeof summarizeAddresses>> {
    const [summary] = await this.businesses
      .aggregate<Summary>([
        { $match: idsBetween(after, null) },
        { $sort: { _id: 1 } },
        { $limit: limit },
        {
          $group: {
            _id: null,
            last: { $max: '$_id' },
            count: { $sum: 1 },
            listed: { $sum: { $cond: ['$listed', 1, 0] } },
            updatedAt: { $max: '$updatedAt' },
          },
        },
      ])
      .hint({ _id: 1 })
      .option({ maxTimeMS: MAX_TIME_MS });
    if (!summary) return { last: null, listed: 0, updatedAt: null, hasMore: false };
    return {
      last: summary.last.toHexString(),
      listed: summary.listed,
      updatedAt: summary.updatedAt.toISOString(),
      hasMore: summary.count === limit,
    };
  }
}
