import { unknownCategoryHead } from '../../app/head/error-heads.js';
import { paths } from '../../app/paths.js';
import { breadcrumbLd, itemListLd } from '../../app/server/json-ld.js';
import type { Preparer } from '../../app/server/prepared-page.js';
import { prefetch } from '../../app/server/prefetch.js';
import { categoryFiguresQuery } from '../site/api/get-category-figures.js';
import { citiesQuery, cityFreshness } from '../site/api/get-cities.js';
import { categoryBusinessesQuery } from './api/get-category-businesses.js';
import { readCategoryAddress } from './category-address.js';
import { categoryHead } from './category-head.js';
import { categoryTexts } from './category-texts.js';

const NOT_FOUND = 404;

/** A category's data: one page of its businesses, and its figures. */
export const prepareCategory: Preparer = async (preparation) => {
  const { api, queries, texts, origin } = preparation;
  const address = readCategoryAddress(preparation);
  const { slug, page, sortBy } = address;
  const [answer] = await Promise.all([
    prefetch(queries, categoryBusinessesQuery(api, slug, page, sortBy)),
    prefetch(queries, categoryFiguresQuery(api)),
    prefetch(queries, citiesQuery(api, cityFreshness.category)),
  ]);
  if (answer.status === NOT_FOUND) {
    return { status: NOT_FOUND, head: unknownCategoryHead(texts), dependencies: [] };
  }
  const businesses = answer.data?.businesses ?? [];
  const { name } = categoryTexts(texts, slug);
  return {
    status: answer.status,
    head: categoryHead(texts, address, businesses.length, answer.data?.totalPages ?? 0),
    dependencies: ['directory', `category:${slug}`],
    jsonLd: [
      breadcrumbLd(origin, [
        [texts.common.nav.home, paths.home],
        [name, paths.category(slug)],
      ]),
      itemListLd(origin, texts.category.title(name), businesses),
    ],
  };
};
