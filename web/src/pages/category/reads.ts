import type { PageReads } from '../../platform/page-reads.js';
import { citiesQuery, cityFreshness } from '../../shared/directory/get-cities.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { readCategoryAddress } from './category-address.js';
import { categoryBusinessesQuery } from './get-category-businesses.js';

export const readCategory = (({ api, ...input }, read) => {
  const { slug, page, sortBy } = readCategoryAddress(input);
  return {
    listed: read(categoryBusinessesQuery(api, slug, page, sortBy)),
    figures: read(categoryFiguresQuery(api)),
    cities: read(citiesQuery(api, cityFreshness.category)),
  };
}) satisfies PageReads;
