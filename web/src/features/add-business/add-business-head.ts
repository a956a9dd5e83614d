import type { PageHead } from '../../app/head/page-head.js';
import { paths } from '../../app/paths.js';
import type { PageTexts } from '../../texts/page-texts.js';

/** Head of the add-business page. */
export const addBusinessHead = (texts: PageTexts['add-business']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.addBusiness,
  noindex: false,
  lang: texts.lang,
});
