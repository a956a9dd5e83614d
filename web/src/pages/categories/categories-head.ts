import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

export const categoriesHead = (categories: PageTexts['categories']): PageHead => ({
  title: categories.title,
  description: categories.description,
  brand: 'portal',
  canonical: paths.allCategories,
  noindex: false,
  lang: categories.lang,
});
