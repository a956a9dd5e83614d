import type { PageHead } from '../../platform/head/page-head.js';
import type { Texts } from '../../texts/catalogue-types.js';

/** Not for search engines. */
export const newsletterHead = ({ newsletter }: Texts): PageHead => ({
  title: newsletter.title,
  description: newsletter.description,
  brand: 'portal',
  canonical: null,
  noindex: true,
  lang: newsletter.lang,
});
