import type { Preparer } from '../../app/server/prepared-page.js';
import { itemListLd } from '../../app/server/json-ld.js';
import { prefetch } from '../../app/server/prefetch.js';
import { countedSearch } from '../search/counted-search.js';
import { listingSearchQuery } from '../search/api/search-businesses.js';
import { citiesQuery } from '../site/api/get-cities.js';
import { readListingAddress } from './listing-address.js';
import { listingHead } from './listing-head.js';

/** The listing's data: one page of the search, and the cities to choose from. */
export const prepareListing: Preparer = async (preparation) => {
  const { api, queries, texts, origin } = preparation;
  const address = readListingAddress(preparation);
  const [search] = await Promise.all([
    prefetch(queries, listingSearchQuery(api, address, address.page)),
    prefetch(queries, citiesQuery(api)),
  ]);
  const head = listingHead(texts, address, search.data?.total ?? 0);
  const businesses = search.data?.businesses ?? [];
  return {
    status: search.status,
    head: { ...head, noindex: head.noindex || businesses.length === 0 },
    dependencies: ['directory', 'search'],
    ...countedSearch(address.query, address.page, search.data),
    jsonLd: [itemListLd(origin, texts.listing.title, businesses)],
  };
};
