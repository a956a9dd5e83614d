import type { Screen } from '../../platform/screen.js';
import { prepareCategoryInCity } from './prepare.js';

export const categoryInCity: Screen = {
  folder: 'pages/category-in-city',
  path: '/categories/:category/:city',
  texts: ['category-in-city', 'lists'],
  load: () => import('./page.js'),
  prepare: prepareCategoryInCity,
};
