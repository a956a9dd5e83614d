import { type CategoryCounts, listCategories } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { categoryRegistry } from '@gewerk/trades';
import { averageRating, type CategoryCities, type DirectoryFigures, KeptCounts } from '../counts/index.js';
import { canonicalCategory } from '../record/index.js';

@UseCase()
export class ListCategories {
  constructor(private readonly counts: KeptCounts) {}

  @Answers(listCategories)
  async list(): Promise<CategoryCounts[]> {
    const [figures, cities] = await Promise.all([this.counts.figures(), this.counts.citiesByCategory()]);
    return categoryRegistry.map(({ slug }) => {
      const canonical = canonicalCategory(slug) ?? slug;
      return { slug, ...countsOf(canonical, figures), ...citiesOf(cities.get(canonical)) };
    });
  }
}

function countsOf(
  category: string,
  { directory, days }: DirectoryFigures,
): Pick<CategoryCounts, 'total' | 'averageRating' | 'addedLast30Days'> {
  const counts = directory?.categories?.[category];
  return {
    total: counts?.count ?? 0,
    averageRating: averageRating(counts ?? {}),
    addedLast30Days: days.reduce((sum, day) => sum + (day.categories?.[category] ?? 0), 0),
  };
}

const citiesOf = (present?: CategoryCities): Pick<CategoryCounts, 'cities' | 'topCities'> => ({
  cities: present?.count ?? 0,
  topCities: present?.top ?? [],
});
