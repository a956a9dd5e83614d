import type { Screen } from '../../platform/screen.js';
import { prepareCategories } from './prepare.js';

export const categories: Screen = {
  folder: 'pages/categories',
  path: '/categories',
  // The descriptions of the categories are in the texts of the category page.
  texts: ['categories', 'category'],
  load: () => import('./page.js'),
  prepare: prepareCategories,
};
