import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

/** Not indexed by search engines (public specification, section 2). */
export const cookiesHead = (texts: PageTexts['cookies']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.cookies,
  noindex: true,
  lang: texts.lang,
});
