import type { PreparedPage, Preparer } from '../../platform/prepared-page.js';
import { readInto } from '../../platform/page-reads.js';
import { countedSearch } from '../../shared/search/counted-search.js';
import { readHomeAddress } from './home-address.js';
import { homeHead } from './home-head.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { readHome } from './reads.js';
import { itemListLd, websiteLd } from '../../shared/json-ld.js';

const OK = 200;

export const prepareHome: Preparer = async (preparation): Promise<PreparedPage> => {
  const { queries, texts, language, origin, site } = preparation;
  const address = readHomeAddress(preparation);
  const { terms } = address;
  const reads = readHome(preparation, readInto(queries));
  const [own, stats, search, popular] = await Promise.all([
    loadPageTexts('home', language),
    reads.stats,
    reads.search,
    reads.popular,
    reads.figures,
    reads.cities,
  ]);
  if (terms !== null && search) {
    return {
      status: search.status,
      head: homeHead(texts, own, address, stats.data?.total ?? null),
      dependencies: ['directory', 'search'],
      ...countedSearch(terms.query, 1, search.data),
    };
  }
  const head = homeHead(texts, own, address, stats.data?.total ?? null);
  return {
    status: OK,
    head,
    dependencies: ['directory'],
    jsonLd: [
      websiteLd(origin, texts.common.brand.name, site),
      itemListLd(origin, own.featured, popular?.data ?? []),
    ],
  };
};
