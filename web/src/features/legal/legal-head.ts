import type { PageHead } from '../../app/head/page-head.js';
import { paths } from '../../app/paths.js';
import type { LegalTexts } from '../../texts/page-text-types.js';

export type LegalPageName = 'privacy' | 'imprint' | 'terms';

/** Head of a legal page; none of them is for search engines (specification, section 2). */
export const legalHead = (page: LegalPageName, texts: LegalTexts): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths[page],
  noindex: true,
  lang: texts.lang,
});
