import type { PageHead } from '../../platform/head/page-head.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

/** One page for all listings, not indexed by search engines. */
export const listingReportHead = (texts: PageTexts['listing-report']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: null,
  noindex: true,
  lang: texts.lang,
});
