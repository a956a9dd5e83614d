import type { PageHead } from '../../app/head/page-head.js';
import type { PageTexts } from '../../texts/page-texts.js';

/** Head of the report page: one for all listings, and for search engines none. */
export const listingReportHead = (texts: PageTexts['listing-report']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: null,
  noindex: true,
  lang: texts.lang,
});
