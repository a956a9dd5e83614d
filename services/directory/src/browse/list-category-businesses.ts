import { GewerkError, totalPages } from '@gewerk/contracts';
import { listCategoryBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessesRepository, canonicalCategory, toCards } from '../record/index.js';
import { CountsRepository } from '../counts/index.js';

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
