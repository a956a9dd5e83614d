import type { Screen } from '../../platform/screen.js';
import { prepareCategories } from './prepare.js';

export const categories: Screen = {
  folder: 'pages/categories',
  path: '/categories',
  texts: ['categories'],
  load: () => import('./page.js'),
  prepare: prepareCategories,
};
