import type { ParsedInputOf, scanAddresses } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, idsBetween } from '../record/index.js';

type Address = Pick<BusinessRecord, '_id' | 'urlSlug' | 'updatedAt'>;

interface Summary {
  last: Types.ObjectId;
  count: number;
  listed: number;
  updatedAt: Date;
}

const MAX_TIME_MS = 15_000;

/** Addresses of business pages, read in limited portions in id order. */
@Injectable()
export class AddressesRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  after({ after, until, limit }: ParsedInputOf<typeof scanAddresses>): Promise<Address[]> {
    return this.businesses
      .find({ ...idsBetween(after, until), listed: true }, { urlSlug: 1, updatedAt: 1 })
      .sort({ _id: 1 })
      .hint({ _id: 1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Address[]>();
  }

  /** Undefined if nothing follows `after`. */
  async summarize(after: string | null, limit: number): Promise<Summary | undefined> {
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
    return summary;
  }
}
