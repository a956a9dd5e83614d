import type { findBusinessesByPrefix, OutputOf, ParsedInputOf } from '@gewerk/contracts';
import { slugify } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import type { QueryFilter, SortOrder } from 'mongoose';
import { toCards } from '../businesses/business-card.mapper.js';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BusinessesRepository } from '../businesses/businesses.repository.js';
import { CityFinder } from '../businesses/city-finder.js';
import { canonicalCategory } from '../normalise/category-slugs.js';

type Input = ParsedInputOf<typeof findBusinessesByPrefix>;
type Answer = OutputOf<typeof findBusinessesByPrefix>;

const NOTHING: Answer = { businesses: [], hasMore: false };

@Injectable()
export class FindBusinessesByPrefixService {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly cities: CityFinder,
  ) {}

  async find(input: Input): Promise<Answer> {
    const filter = await this.filterOf(input);
    if (!filter) return NOTHING;
    const { offset, limit } = input;
    const found = await this.businesses.cards(filter, orderOf(input), { skip: offset, limit: limit + 1 });
    return { businesses: toCards(found.slice(0, limit)), hasMore: found.length > limit };
  }

  /** null where nothing can match. */
  private async filterOf({
    query,
    city,
    postalCode,
    categorySlug,
  }: Input): Promise<QueryFilter<BusinessRecord> | null> {
    const filter: QueryFilter<BusinessRecord> = { listed: true };
    if (query) {
      const start = slugify(query);
      if (start === '') return null;
      filter.nameSlug = startingWith(start);
    }
    if (city) {
      const known = await this.cities.find(city);
      if (!known) return null;
      filter.citySlug = known.slug;
    }
    if (postalCode) filter.postalCode = startingWith(postalCode);
    if (categorySlug !== undefined) {
      const category = canonicalCategory(categorySlug);
      if (category === undefined) return null;
      filter.categorySlugs = category;
    }
    return filter;
  }
}

/** The order that the index of the filter gives. */
function orderOf({ query, city, postalCode, categorySlug }: Input): Record<string, SortOrder> {
  if (categorySlug !== undefined && city) return { nameSlug: 1 };
  if (query && !city && postalCode) return { postalCode: 1, nameSlug: 1 };
  if (query) return { nameSlug: 1 };
  if (city) return { ratingValue: -1, reviewCount: -1, _id: 1 };
  if (postalCode) return { postalCode: 1, nameSlug: 1 };
  if (categorySlug !== undefined) return { ratingValue: -1, reviewCount: -1, _id: 1 };
  return { popularity: -1, _id: 1 };
}

/** A range of texts, which an index serves as it is: no pattern of the visitor's is ever run. */
const startingWith = (text: string): { $gte: string; $lt: string } => ({ $gte: text, $lt: `${text}\uffff` });
