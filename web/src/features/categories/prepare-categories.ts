import { paths } from '../../app/paths.js';
import { breadcrumbLd, itemListLd } from '../../app/server/json-ld.js';
import type { Preparer } from '../../app/server/prepared-page.js';
import { prefetch } from '../../app/server/prefetch.js';
import { popularBusinessesQuery } from '../home/api/get-popular-businesses.js';
import { categoryFiguresQuery } from '../site/api/get-category-figures.js';
import { categoriesHead } from './categories-head.js';
import { featuredOf } from './featured.js';

const OK = 200;

/** The overview's data: the categories' figures and popular businesses. It stands without either. */
export const prepareCategories: Preparer = async ({ api, queries, texts, origin }) => {
  const [popular] = await Promise.all([
    prefetch(queries, popularBusinessesQuery(api)),
    prefetch(queries, categoryFiguresQuery(api)),
  ]);
  return {
    status: OK,
    head: categoriesHead(texts),
    dependencies: ['directory'],
    jsonLd: [
      breadcrumbLd(origin, [
        [texts.common.nav.home, paths.home],
        [texts.categories.title, paths.allCategories],
      ]),
      itemListLd(origin, texts.categories.featured, featuredOf(popular.data)),
    ],
  };
};
