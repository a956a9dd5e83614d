import type { PageReads } from '../../platform/page-reads.js';
import { listingSearchQuery } from '../../shared/search/search-businesses.js';
import { readCategoryInCityAddress, searchFor } from './category-in-city-address.js';
import { cityFiguresQuery } from './get-city-figures.js';

/** Uses the city's name from the URL; if the directory spells it differently, the page makes another request. */
export const readCategoryInCity = (({ api, ...input }, read) => {
  const address = readCategoryInCityAddress(input);
  return {
    figures: read(cityFiguresQuery(api, address.city)),
    search: read(listingSearchQuery(api, searchFor(address), address.page)),
  };
}) satisfies PageReads;
