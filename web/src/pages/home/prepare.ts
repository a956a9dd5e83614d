import type { PreparedPage, Preparer } from '../../platform/prepared-page.js';
import { prefetch } from '../../platform/prefetch.js';
import { countedSearch } from '../../shared/search/counted-search.js';
import { homeSearchQuery } from '../../shared/search/search-businesses.js';
import { citiesQuery } from '../../shared/directory/get-cities.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { statsQuery } from '../../shared/directory/get-stats.js';
import { popularBusinessesQuery } from '../../shared/directory/get-popular-businesses.js';
import { readHomeAddress } from './home-address.js';
import { homeHead } from './home-head.js';
import { itemListLd, websiteLd } from '../../shared/json-ld.js';

const OK = 200;

export const prepareHome: Preparer = async (preparation): Promise<PreparedPage> => {
  const { api, queries, texts, origin, site } = preparation;
  const address = readHomeAddress(preparation);
  const { terms } = address;
  const shared = Promise.all([prefetch(queries, statsQuery(api)), prefetch(queries, citiesQuery(api))]);
  if (terms !== null) {
    const [search, [stats]] = await Promise.all([prefetch(queries, homeSearchQuery(api, terms)), shared]);
    return {
      status: search.status,
      head: homeHead(texts, address, stats.data?.total ?? null),
      dependencies: ['directory', 'search'],
      ...countedSearch(terms.query, 1, search.data),
    };
  }
  const [popular, [stats]] = await Promise.all([
    prefetch(queries, popularBusinessesQuery(api)),
    shared,
    prefetch(queries, categoryFiguresQuery(api)),
  ]);
  const head = homeHead(texts, address, stats.data?.total ?? null);
  return {
    status: OK,
    head,
    dependencies: ['directory'],
    jsonLd: [
      websiteLd(origin, texts.common.brand.name, site),
      itemListLd(origin, texts.home.featured, popular.data ?? []),
    ],
  };
};
