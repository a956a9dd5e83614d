import { totalPages } from '@gewerk/contracts';
import {
  listUnlistedBusinesses,
  type OutputOf,
  type PanelRow,
  type PanelSort,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { citySlug, foldLoose, slugify } from '@gewerk/text';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, cardProjection, storedCard } from '../record/index.js';

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

/** Lists for the panel what lists leave out; of these there are few, so that no index beside `listed` is needed. */
@UseCase()
export class ListUnlistedBusinesses {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  @Answers(listUnlistedBusinesses)
  async list(input: Input): Promise<OutputOf<typeof listUnlistedBusinesses>> {
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
    return { businesses: found.map(rowOf), total, page, totalPages: totalPages(total, limit) };
  }
}

/** Every word of the search stands in the name. */
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

function rowOf(business: BusinessRecord): PanelRow {
  const { id, name, address, category, city, rating, reviewCount, type, place_id, country_code, urlSlug } =
    storedCard(business);
  return {
    ...{ id, name, address, category, city, rating, review_count: reviewCount, type, place_id },
    country_code: country_code || 'DE',
    url_slug: urlSlug,
  };
}
