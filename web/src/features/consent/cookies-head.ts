import type { PageHead } from '../../app/head/page-head.js';
import { paths } from '../../app/paths.js';
import type { PageTexts } from '../../texts/page-texts.js';

/** Head of the cookie page, which is not for search engines (specification, section 2). */
export const cookiesHead = (texts: PageTexts['cookies']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.cookies,
  noindex: true,
  lang: texts.lang,
});
