import type { Preparer } from '../../app/server/prepared-page.js';
import { prefetch } from '../../app/server/prefetch.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { citiesQuery, cityFreshness } from '../site/api/get-cities.js';
import { statsQuery } from '../site/api/get-stats.js';
import { aboutHead } from './about-head.js';

const OK = 200;

/** The about page's figures: businesses and cities. */
export const prepareAbout: Preparer = async ({ api, queries, language }) => {
  const [texts] = await Promise.all([
    loadPageTexts('about', language),
    prefetch(queries, statsQuery(api)),
    prefetch(queries, citiesQuery(api, cityFreshness.about)),
  ]);
  return { status: OK, head: aboutHead(texts), dependencies: ['directory'] };
};
