import {
  GewerkError,
  type listCategoryBusinesses,
  type OutputOf,
  type ParsedInputOf,
  totalPages,
} from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { toCards } from '../businesses/business-card.mapper.js';
import { BusinessesRepository } from '../businesses/businesses.repository.js';
import { canonicalCategory } from '../normalise/category-slugs.js';
import { TalliesRepository } from '../tallies/tallies.repository.js';

type Input = ParsedInputOf<typeof listCategoryBusinesses>;

@Injectable()
export class ListCategoryBusinessesService {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly tallies: TalliesRepository,
  ) {}

  async list({ category, page, limit, sortBy }: Input): Promise<OutputOf<typeof listCategoryBusinesses>> {
    const slug = canonicalCategory(category);
    if (slug === undefined) throw new GewerkError('category-not-found', 'There is no such category.');
    const [directory, businesses] = await Promise.all([
      this.tallies.directory(),
      this.businesses.inCategory(slug, sortBy, { skip: (page - 1) * limit, limit }),
    ]);
    const total = directory?.categories?.[slug]?.count ?? 0;
    return { businesses: toCards(businesses), total, page, totalPages: totalPages(total, limit) };
  }
}
