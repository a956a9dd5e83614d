import type { PageReads } from '../../platform/page-reads.js';
import { citiesQuery } from '../../shared/directory/get-cities.js';
import { listingSearchQuery } from '../../shared/search/search-businesses.js';
import { readSearchResultsAddress } from '../../shared/search/search-results-address.js';

export const readSearchResults = (({ api, ...input }, read) => {
  const address = readSearchResultsAddress(input);
  return { search: read(listingSearchQuery(api, address, address.page)), cities: read(citiesQuery(api)) };
}) satisfies PageReads;
