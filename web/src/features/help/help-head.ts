import type { PageHead } from '../../app/head/page-head.js';
import { paths } from '../../app/paths.js';
import type { PageTexts } from '../../texts/page-texts.js';
import type { HelpAddress } from './help-address.js';

/** Head of the help page; a search in it is not for search engines. */
export const helpHead = (texts: PageTexts['help'], { query }: HelpAddress): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.help,
  noindex: query !== '',
  lang: texts.lang,
});
