import type { Screen } from '../../platform/screen.js';
import { prepareCity } from './prepare.js';

export const city: Screen = {
  folder: 'pages/city',
  path: '/city/:city',
  // Chips, orders and numbers of businesses are worded as on the home page.
  texts: ['city', 'home'],
  load: () => import('./page.js'),
  prepare: prepareCity,
};
