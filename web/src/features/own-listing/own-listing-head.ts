import type { PageHead } from '../../app/head/page-head.js';
import type { PageTexts } from '../../texts/page-texts.js';

/** Head of the page that a link in monthly figures leads to; never for search engines. */
export const endFiguresHead = (texts: PageTexts['own-listing']): PageHead => ({
  ...ownListingHead(texts),
  title: texts.endFigures.title,
  description: texts.endFigures.text,
});

/** Head of the page on which owners edit their listing: one for all listings, and for search engines none. */
export const ownListingHead = (texts: PageTexts['own-listing']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: null,
  noindex: true,
  lang: texts.lang,
});
