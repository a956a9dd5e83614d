import type { PageHead } from '../../app/head/page-head.js';
import { paths } from '../../app/paths.js';
import type { PageTexts } from '../../texts/page-texts.js';

/** Head of the about page. */
export const aboutHead = (texts: PageTexts['about']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.about,
  noindex: false,
  lang: texts.lang,
});
