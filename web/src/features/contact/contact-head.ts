import type { PageHead } from '../../app/head/page-head.js';
import { paths } from '../../app/paths.js';
import type { PageTexts } from '../../texts/page-texts.js';

/** Head of the contact page. */
export const contactHead = (texts: PageTexts['contact']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.contact,
  noindex: false,
  lang: texts.lang,
});
