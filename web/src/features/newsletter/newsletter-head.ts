import type { PageHead } from '../../app/head/page-head.js';
import type { Texts } from '../../texts/catalogues.js';

/** Head of the page behind the links of newsletter mails; never for search engines. */
export const newsletterHead = ({ newsletter }: Texts): PageHead => ({
  title: newsletter.title,
  description: newsletter.description,
  brand: 'portal',
  canonical: null,
  noindex: true,
  lang: newsletter.lang,
});
