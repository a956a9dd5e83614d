import type { PageHead } from '../../platform/head/page-head.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

/** Not indexed by search engines. */
export const endStatisticsHead = (texts: PageTexts['own-listing']): PageHead => ({
  ...ownListingHead(texts),
  title: texts.endStatistics.title,
  description: texts.endStatistics.text,
});

/** One page for all listings, not indexed by search engines. */
export const ownListingHead = (texts: PageTexts['own-listing']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: null,
  noindex: true,
  lang: texts.lang,
});
