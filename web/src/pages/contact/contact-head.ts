import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

export const contactHead = (texts: PageTexts['contact']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.contact,
  noindex: false,
  lang: texts.lang,
});
