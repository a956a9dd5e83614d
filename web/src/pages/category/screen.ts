import type { Screen } from '../../platform/screen.js';
import { prepareCategory } from './prepare.js';

export const category: Screen = {
  folder: 'pages/category',
  path: '/categories/:category',
  texts: ['category', 'lists'],
  load: () => import('./page.js'),
  prepare: prepareCategory,
};
