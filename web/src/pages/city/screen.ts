import type { Screen } from '../../platform/screen.js';
import { prepareCity } from './prepare.js';

export const city: Screen = {
  folder: 'pages/city',
  path: '/city/:city',
  // Chips, sort orders and numbers of businesses use the home page's texts.
  texts: ['city', 'home'],
  load: () => import('./page.js'),
  prepare: prepareCity,
};
