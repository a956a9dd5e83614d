import { paths } from '../../platform/paths.js';
import { breadcrumbLd, itemListLd } from '../../shared/json-ld.js';
import type { Preparer } from '../../platform/prepared-page.js';
import { readInto } from '../../platform/page-reads.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { categoriesHead } from './categories-head.js';
import { featuredBusinesses } from './featured-businesses.js';
import { readCategories } from './reads.js';

const OK = 200;

/** The overview is shown even if its data cannot be loaded. */
export const prepareCategories: Preparer = async (preparation) => {
  const { queries, texts, language, origin } = preparation;
  const reads = readCategories(preparation, readInto(queries));
  const [labels, popular] = await Promise.all([
    loadPageTexts('categories', language),
    reads.popular,
    reads.figures,
    reads.stats,
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
