import type { PreparedPage, Preparer } from '../../app/server/prepared-page.js';
import { prefetch } from '../../app/server/prefetch.js';
import { countedSearch } from '../search/counted-search.js';
import { homeSearchQuery } from '../search/api/search-businesses.js';
import { citiesQuery } from '../site/api/get-cities.js';
import { categoryFiguresQuery } from '../site/api/get-category-figures.js';
import { statsQuery } from '../site/api/get-stats.js';
import { popularBusinessesQuery } from './api/get-popular-businesses.js';
import { readHomeAddress } from './home-address.js';
import { homeHead } from './home-head.js';
import { itemListLd, websiteLd } from '../../app/server/json-ld.js';

const OK = 200;

/** Home's data: figures and cities, and either what is featured or what was searched for. */
export const prepareHome: Preparer = async (preparation): Promise<PreparedPage> => {
  const { api, queries, texts, origin } = preparation;
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
      websiteLd(origin, texts.common.brand.name),
      itemListLd(origin, texts.home.featured, popular.data ?? []),
    ],
  };
};
