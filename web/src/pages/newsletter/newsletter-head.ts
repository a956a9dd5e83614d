import type { PageHead } from '../../platform/head/page-head.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

/** Not indexed by search engines. */
export const newsletterHead = ({ lang, title, description }: PageTexts['newsletter']): PageHead => ({
  title,
  description,
  brand: 'portal',
  canonical: null,
  noindex: true,
  lang,
});
