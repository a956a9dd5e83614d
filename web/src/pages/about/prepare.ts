import type { Preparer } from '../../platform/prepared-page.js';
import { prefetch } from '../../platform/prefetch.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { citiesQuery, cityFreshness } from '../../shared/directory/get-cities.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { statsQuery } from '../../shared/directory/get-stats.js';
import { aboutHead } from './about-head.js';

const OK = 200;

export const prepareAbout: Preparer = async ({ api, queries, language }) => {
  const [texts] = await Promise.all([
    loadPageTexts('about', language),
    prefetch(queries, statsQuery(api)),
    prefetch(queries, citiesQuery(api, cityFreshness.about)),
    prefetch(queries, categoryFiguresQuery(api)),
  ]);
  return { status: OK, head: aboutHead(texts), dependencies: ['directory'] };
};
