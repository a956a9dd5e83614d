import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import type { HelpAddress } from './help-address.js';

/** Searches are not indexed by search engines. */
export const helpHead = (texts: PageTexts['help'], { query }: HelpAddress): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.help,
  noindex: query !== '',
  lang: texts.lang,
});
