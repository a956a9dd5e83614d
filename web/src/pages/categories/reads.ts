import type { PageReads } from '../../platform/page-reads.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { popularBusinessesQuery } from '../../shared/directory/get-popular-businesses.js';
import { statsQuery } from '../../shared/directory/get-stats.js';

export const readCategories = (({ api }, read) => ({
  popular: read(popularBusinessesQuery(api)),
  figures: read(categoryFiguresQuery(api)),
  stats: read(statsQuery(api)),
})) satisfies PageReads;
