import type { Preparer } from '../../platform/prepared-page.js';
import { itemListLd } from '../../shared/json-ld.js';
import { readInto } from '../../platform/page-reads.js';
import { prefetch } from '../../platform/prefetch.js';
import { activeFilters } from '../../shared/search/active-filters.js';
import { foundQuery } from '../../shared/search/count-found.js';
import { countedSearch } from '../../shared/search/counted-search.js';
import { readSearchResultsAddress } from '../../shared/search/search-results-address.js';
import { waysInside } from '../../shared/search/ways.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { readSearchResults } from './reads.js';
import { searchResultsHead } from './search-results-head.js';

export const prepareSearchResults: Preparer = async (preparation) => {
  const { api, queries, texts, language, origin } = preparation;
  const address = readSearchResultsAddress(preparation);
  const reads = readSearchResults(preparation, readInto(queries));
  const [own, lists, search] = await Promise.all([
    loadPageTexts('search-results', language),
    loadPageTexts('lists', language),
    reads.search,
    reads.cities,
  ]);
  if (search.data?.notice?.kind === 'nearest') {
    // These are shown above the results, so read them before rendering: otherwise the results would move when they
    // arrive.
    const ways = waysInside(address, activeFilters(address, texts, own), texts);
    await Promise.all(ways.map((way) => prefetch(queries, foundQuery(api, way.address, 'inside'))));
  }
  const head = searchResultsHead(own, lists, address, search.data?.total ?? 0);
  const businesses = search.data?.businesses ?? [];
  return {
    status: search.status,
    head: { ...head, noindex: head.noindex || businesses.length === 0 },
    dependencies: ['directory', 'search'],
    ...countedSearch(address.query, address.page, search.data),
    jsonLd: [itemListLd(origin, own.title, businesses)],
  };
};
