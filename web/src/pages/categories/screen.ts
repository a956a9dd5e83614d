import type { Screen } from '../../platform/screen.js';
import { prepareCategories } from './prepare.js';

export const categories: Screen = {
  folder: 'pages/categories',
  path: '/categories',
  // The descriptions of the categories are part of their own pages' texts.
  texts: ['categories', 'category'],
  load: () => import('./page.js'),
  prepare: prepareCategories,
};
