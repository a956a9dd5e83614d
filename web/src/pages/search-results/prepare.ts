import type { Preparer } from '../../platform/prepared-page.js';
import { itemListLd } from '../../shared/json-ld.js';
import { prefetch } from '../../platform/prefetch.js';
import { countedSearch } from '../../shared/search/counted-search.js';
import { listingSearchQuery } from '../../shared/search/search-businesses.js';
import { citiesQuery } from '../../shared/directory/get-cities.js';
import { readSearchResultsAddress } from '../../shared/search/search-results-address.js';
import { searchResultsHead } from './search-results-head.js';

export const prepareSearchResults: Preparer = async (preparation) => {
  const { api, queries, texts, origin } = preparation;
  const address = readSearchResultsAddress(preparation);
  const [search] = await Promise.all([
    prefetch(queries, listingSearchQuery(api, address, address.page)),
    prefetch(queries, citiesQuery(api)),
  ]);
  const head = searchResultsHead(texts, address, search.data?.total ?? 0);
  const businesses = search.data?.businesses ?? [];
  return {
    status: search.status,
    head: { ...head, noindex: head.noindex || businesses.length === 0 },
    dependencies: ['directory', 'search'],
    ...countedSearch(address.query, address.page, search.data),
    jsonLd: [itemListLd(origin, texts.searchResults.title, businesses)],
  };
};
