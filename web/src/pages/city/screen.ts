import type { Screen } from '../../platform/screen.js';
import { prepareCity } from './prepare.js';

export const city: Screen = {
  folder: 'pages/city',
  path: '/city/:city',
  // The wording of chips, orders and numbers of businesses is that of the home page.
  texts: ['city', 'home'],
  load: () => import('./page.js'),
  prepare: prepareCity,
};
