import { paths } from '../../platform/paths.js';
import { breadcrumbLd, itemListLd } from '../../shared/json-ld.js';
import type { Preparer } from '../../platform/prepared-page.js';
import { prefetch } from '../../platform/prefetch.js';
import { popularBusinessesQuery } from '../../shared/directory/get-popular-businesses.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { categoriesHead } from './categories-head.js';
import { featuredBusinesses } from './featured-businesses.js';

const OK = 200;

/** The overview works without its data. */
export const prepareCategories: Preparer = async ({ api, queries, texts, language, origin }) => {
  const [labels, popular] = await Promise.all([
    loadPageTexts('categories', language),
    prefetch(queries, popularBusinessesQuery(api)),
    prefetch(queries, categoryFiguresQuery(api)),
  ]);
  return {
    status: OK,
    head: categoriesHead(labels),
    dependencies: ['directory'],
    jsonLd: [
      breadcrumbLd(origin, [
        [texts.common.nav.home, paths.home],
        [labels.title, paths.allCategories],
      ]),
      itemListLd(origin, labels.featured, featuredBusinesses(popular.data)),
    ],
  };
};
