import type { PageReads } from '../../platform/page-reads.js';
import { citiesQuery, cityFreshness } from '../../shared/directory/get-cities.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { statsQuery } from '../../shared/directory/get-stats.js';

export const readAbout = (({ api }, read) => ({
  stats: read(statsQuery(api)),
  cities: read(citiesQuery(api, cityFreshness.about)),
  figures: read(categoryFiguresQuery(api)),
})) satisfies PageReads;
