import type { PageHead } from '../../app/head/page-head.js';
import type { PageTexts } from '../../texts/page-texts.js';

/** Head of the owner's screens, which are not for search engines. */
export const panelHead = ({ shell }: PageTexts['admin'], title: string): PageHead => ({
  title,
  description: shell.description,
  brand: 'global',
  canonical: null,
  noindex: true,
  lang: shell.lang,
});
