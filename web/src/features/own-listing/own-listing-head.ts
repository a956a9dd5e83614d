import type { PageHead } from '../../app/head/page-head.js';
import type { PageTexts } from '../../texts/page-texts.js';

/** Head of the page on which owners edit their listing: one for all listings, and for search engines none. */
export const ownListingHead = (texts: PageTexts['own-listing']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: null,
  noindex: true,
  lang: texts.lang,
});
