import { GewerkError, totalPages } from '@gewerk/contracts';
import { listCategoryBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { toCards } from '../record/business-card.mapper.js';
import { BusinessesRepository } from '../record/businesses.repository.js';
import { canonicalCategory } from '../record/normalise/category-slugs.js';
import { CountsRepository } from '../counts/counts.repository.js';

type Input = ParsedInputOf<typeof listCategoryBusinesses>;

@UseCase()
export class ListCategoryBusinesses {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly counts: CountsRepository,
  ) {}

  @Answers(listCategoryBusinesses)
  async list({ category, page, limit, sortBy }: Input): Promise<OutputOf<typeof listCategoryBusinesses>> {
    const slug = canonicalCategory(category);
    if (slug === undefined) throw new GewerkError('category-not-found', 'Category not found.');
    const [directory, businesses] = await Promise.all([
      this.counts.directory(),
      this.businesses.inCategory(slug, sortBy, { skip: (page - 1) * limit, limit }),
    ]);
    const total = directory?.categories?.[slug]?.count ?? 0;
    return { businesses: toCards(businesses), total, page, totalPages: totalPages(total, limit) };
  }
}
