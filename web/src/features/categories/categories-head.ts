import type { PageHead } from '../../app/head/page-head.js';
import { paths } from '../../app/paths.js';
import type { Texts } from '../../texts/catalogues.js';

/** Head of the overview of categories. */
export const categoriesHead = ({ categories }: Texts): PageHead => ({
  title: categories.title,
  description: categories.description,
  brand: 'portal',
  canonical: paths.allCategories,
  noindex: false,
  lang: categories.lang,
});
