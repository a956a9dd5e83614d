import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { PageTexts, Texts } from '../../texts/catalogue-types.js';
import { searchTitle } from '../../shared/search/search-title.js';
import type { HomeAddress } from './home-address.js';

/** Searches are not indexed by search engines. `total` is null if unknown. */
export const homeHead = (
  texts: Texts,
  home: PageTexts['home'],
  { terms }: HomeAddress,
  total: number | null,
): PageHead => ({
  title: terms === null ? texts.common.brand.global : searchTitle(terms, home.results),
  description: texts.common.meta.description(total),
  brand: 'global',
  canonical: paths.home,
  noindex: terms !== null,
  lang: home.lang,
  isHome: terms === null,
});
