import type { PageHead } from '../../app/head/page-head.js';
import { paths } from '../../app/paths.js';
import type { Texts } from '../../texts/catalogues.js';
import type { HomeAddress } from './home-address.js';

/** Head of the home page; search results are not for search engines. `total` is null where it is unknown. */
export const homeHead = (texts: Texts, { terms }: HomeAddress, total: number | null): PageHead => ({
  title: texts.common.brand.global,
  description: texts.common.meta.description(total),
  brand: 'global',
  canonical: paths.home,
  noindex: terms !== null,
  lang: texts.home.lang,
  isHome: true,
});
