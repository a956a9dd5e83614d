import { type CategoryCounts, listCategories } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { categoryRegistry } from '@gewerk/trades';
import { type AllCounts, averageRating, KeptCounts } from '../counts/index.js';
import { canonicalCategory } from '../record/index.js';

@UseCase()
export class ListCategories {
  constructor(private readonly counts: KeptCounts) {}

  @Answers(listCategories)
  async list(): Promise<CategoryCounts[]> {
    const counts = await this.counts.current();
    return categoryRegistry.map(({ slug }) => countsOf(slug, canonicalCategory(slug) ?? slug, counts));
  }
}

function countsOf(slug: string, canonical: string, { directory, cities, days }: AllCounts): CategoryCounts {
  const counts = directory?.categories?.[canonical];
  const present = cities.byCategory.get(canonical);
  return {
    slug,
    total: counts?.count ?? 0,
    cities: present?.count ?? 0,
    averageRating: averageRating(counts ?? {}),
    addedLast30Days: days.reduce((sum, day) => sum + (day.categories?.[canonical] ?? 0), 0),
    topCities: present?.top ?? [],
  };
}
