import { unknownCategoryHead } from '../../platform/head/error-heads.js';
import { paths } from '../../platform/paths.js';
import { breadcrumbLd, itemListLd } from '../../shared/json-ld.js';
import type { Preparer } from '../../platform/prepared-page.js';
import { readInto } from '../../platform/page-reads.js';
import { prefetch } from '../../platform/prefetch.js';
import { foundQuery } from '../../shared/search/count-found.js';
import { everything } from '../../shared/search/search-results-address.js';
import { readCategoryAddress } from './category-address.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { categoryHead } from './category-head.js';
import { readCategory } from './reads.js';
import { categoryTexts } from '../../shared/directory/category-texts.js';

const NOT_FOUND = 404;

export const prepareCategory: Preparer = async (preparation) => {
  const { api, queries, texts, language, origin } = preparation;
  const address = readCategoryAddress(preparation);
  const { slug } = address;
  const reads = readCategory(preparation, readInto(queries));
  const [own, lists, answer] = await Promise.all([
    loadPageTexts('category', language),
    loadPageTexts('lists', language),
    reads.listed,
    reads.figures,
    reads.cities,
  ]);
  if (answer.status === NOT_FOUND) {
    return { status: NOT_FOUND, head: unknownCategoryHead(texts), dependencies: [] };
  }
  const businesses = answer.data?.businesses ?? [];
  const { name } = categoryTexts(texts, slug);
  if (answer.data?.total === 0) await prefetch(queries, foundQuery(api, { ...everything, query: name }));
  return {
    status: answer.status,
    head: categoryHead(texts, own, lists, address, businesses.length, answer.data?.totalPages ?? 0),
    dependencies: ['directory', `category:${slug}`],
    jsonLd: [
      breadcrumbLd(origin, [
        [texts.common.nav.home, paths.home],
        [name, paths.category(slug)],
      ]),
      itemListLd(origin, own.title(name), businesses),
    ],
  };
};
