import type { Screen } from '../../platform/screen.js';
import { prepareCity } from './prepare.js';

export const city: Screen = {
  folder: 'pages/city',
  path: '/city/:city',
  load: () => import('./page.js'),
  prepare: prepareCity,
};
