import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

export const addBusinessHead = (texts: PageTexts['add-business']): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.addBusiness,
  noindex: false,
  lang: texts.lang,
});
