import { findBusinessesByPrefix, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { slugify } from '@gewerk/text';
import { Answers, UseCase } from '@gewerk/messaging';
import {
  BusinessesRepository,
  canonicalCategory,
  CategoryFiltersRepository,
  toCards,
} from '../record/index.js';
import { CityFinder } from '../counts/index.js';
import { prefixQuery, type PrefixTerms } from './prefix-query.js';

type Input = ParsedInputOf<typeof findBusinessesByPrefix>;
type Answer = OutputOf<typeof findBusinessesByPrefix>;

@UseCase()
export class FindBusinessesByPrefix {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly cities: CityFinder,
    private readonly categories: CategoryFiltersRepository,
  ) {}

  @Answers(findBusinessesByPrefix)
  async find(input: Input): Promise<Answer> {
    const terms = await this.termsOf(input);
    if (!terms) return { businesses: [], hasMore: false };
    const { offset, limit } = input;
    const found = await this.businesses.cards(prefixQuery(terms), { skip: offset, limit: limit + 1 });
    return { businesses: toCards(found.slice(0, limit)), hasMore: found.length > limit };
  }

  /** Null if one of the given criteria cannot match anything. */
  private async termsOf({ query, city, postalCode, categorySlug }: Input): Promise<PrefixTerms | null> {
    const nameStart = query ? slugify(query) : undefined;
    if (nameStart === '') return null;
    const citySlug = city ? (await this.cities.find(city))?.slug : undefined;
    if (city && citySlug === undefined) return null;
    const slug = categorySlug === undefined ? undefined : canonicalCategory(categorySlug);
    const isOfCategory = categorySlug !== undefined;
    if (isOfCategory && slug === undefined) return null;
    const category = await this.categories.of(slug);
    return { nameStart, citySlug, postalStart: postalCode || undefined, category, isOfCategory };
  }
}
