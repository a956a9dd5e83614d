import type { PageReads } from '../../platform/page-reads.js';
import { citiesQuery, cityFreshness } from '../../shared/directory/get-cities.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { popularBusinessesQuery } from '../../shared/directory/get-popular-businesses.js';
import { statsQuery } from '../../shared/directory/get-stats.js';
import { homeSearchQuery } from '../../shared/search/search-businesses.js';
import { readHomeAddress } from './home-address.js';

export const readHome = (({ api, ...input }, read) => {
  const { terms } = readHomeAddress(input);
  return {
    stats: read(statsQuery(api)),
    cities: read(citiesQuery(api, cityFreshness.home)),
    search: terms ? read(homeSearchQuery(api, terms)) : undefined,
    popular: terms ? undefined : read(popularBusinessesQuery(api)),
    figures: terms ? undefined : read(categoryFiguresQuery(api)),
  };
}) satisfies PageReads;
