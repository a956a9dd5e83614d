import type { PageHead } from '../../platform/head/page-head.js';
import type { Texts } from '../../texts/catalogue-types.js';

/** Where a city's businesses could not be loaded, or there is no such city. */
export const missingCityHead = ({ city: texts }: Texts, title: string): PageHead => ({
  title,
  description: title,
  brand: 'global',
  canonical: null,
  noindex: true,
  lang: texts.lang,
});
