import type { PageHead } from '../../../platform/head/page-head.js';
import type { PageTexts } from '../../../texts/catalogue-types.js';

/** Not for search engines. */
export const panelHead = ({ shell }: PageTexts['admin'], title: string): PageHead => ({
  title,
  description: shell.description,
  brand: 'global',
  canonical: null,
  noindex: true,
  lang: shell.lang,
});
