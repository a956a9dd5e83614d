import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { LegalTexts } from '../../texts/page-text-types.js';

export type LegalPageName = 'privacy' | 'imprint' | 'terms';

/** Not indexed by search engines (public specification, section 2). */
export const legalHead = (page: LegalPageName, texts: LegalTexts): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths[page],
  noindex: true,
  lang: texts.lang,
});
