import { citySlug, foldLoose, slugify } from '@gewerk/text';
import type { listUnlistedBusinesses, PanelSort, ParsedInputOf } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, cardProjection } from '../record/index.js';

type Input = ParsedInputOf<typeof listUnlistedBusinesses>;

const SORT_FIELDS: Record<PanelSort, string> = {
  name: 'nameSlug',
  city: 'citySlug',
  category: 'category',
  rating: 'ratingValue',
  reviewCount: 'reviewCount',
};
const DAY_MS = 86_400_000;
const MAX_TIME_MS = 3_000;

/** What lists leave out; of these there are few, so that no index beside `listed` is needed. */
@Injectable()
export class UnlistedBusinesses {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  async page(input: Input): Promise<{ total: number; found: BusinessRecord[] }> {
    const { page, limit, sortBy, sortOrder } = input;
    const filter = filterOf(input);
    const field = sortBy ? SORT_FIELDS[sortBy] : 'nameSlug';
    const [total, found] = await Promise.all([
      this.businesses.countDocuments(filter).maxTimeMS(MAX_TIME_MS),
      this.businesses
        .find(filter, cardProjection)
        .sort({ [field]: sortOrder === 'asc' ? 1 : -1, _id: 1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .maxTimeMS(MAX_TIME_MS)
        .lean<BusinessRecord[]>(),
    ]);
    return { total, found };
  }
}

/** Every word of the search is in the name. */
function filterOf({ search, category, city, type, country, date }: Input): QueryFilter<BusinessRecord> {
  const words = foldLoose(search ?? '')
    .split(' ')
    .map(slugify)
    .filter(Boolean);
  const from = date === undefined ? undefined : new Date(date);
  return {
    listed: false,
    ...(words.length > 0 && { $and: words.map((word) => ({ nameSlug: { $regex: word } })) }),
    ...(category && { category }),
    ...(city && { citySlug: citySlug(city) }),
    ...(type && { type }),
    ...(country && { countryCode: country.toUpperCase() }),
    ...(from && { createdAt: { $gte: from, $lt: new Date(from.getTime() + DAY_MS) } }),
  };
}
