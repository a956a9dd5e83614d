import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

export const aboutHead = (texts: PageTexts['about']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.about,
  noindex: false,
  lang: texts.lang,
});
