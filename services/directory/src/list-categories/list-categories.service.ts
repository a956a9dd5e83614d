import type { CategoryFigures } from '@gewerk/contracts';
import { categoryRegistry } from '@gewerk/trades';
import { Injectable } from '@nestjs/common';
import { canonicalCategory } from '../normalise/category-slugs.js';
import { DirectoryFigures, type Figures } from '../tallies/directory-figures.js';
import { averageRating } from '../tallies/tally-figures.js';
import type { CityTally } from '../tallies/tally.schema.js';

const TOP_CITIES = 5;

@Injectable()
export class ListCategoriesService {
  constructor(private readonly figures: DirectoryFigures) {}

  async list(): Promise<CategoryFigures[]> {
    const figures = await this.figures.read();
    return categoryRegistry.map(({ slug }) => figuresOf(slug, canonicalCategory(slug) ?? slug, figures));
  }
}

function figuresOf(slug: string, canonical: string, { directory, cities, days }: Figures): CategoryFigures {
  const tally = directory?.categories?.[canonical];
  const inCity = (city: CityTally): number => city.categories?.[canonical] ?? 0;
  const present = cities.filter((city) => inCity(city) > 0).sort((a, b) => inCity(b) - inCity(a));
  return {
    slug,
    total: tally?.count ?? 0,
    cities: present.length,
    averageRating: averageRating(tally ?? {}),
    addedLast30Days: days.reduce((sum, day) => sum + (day.categories?.[canonical] ?? 0), 0),
    topCities: present.slice(0, TOP_CITIES).map((city) => ({ city: city.name, businessCount: inCity(city) })),
  };
}
