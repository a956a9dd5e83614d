import type { PageHead } from '../../platform/head/page-head.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

/** Personal, so not indexed by search engines. */
export const savedHead = (texts: PageTexts['saved']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: null,
  noindex: true,
  lang: texts.lang,
});
