import type { Screen } from '../../platform/screen.js';
import { prepareHome } from './prepare.js';

export const home: Screen = {
  folder: 'pages/home',
  path: '/',
  texts: ['home'],
  load: () => import('./page.js'),
  prepare: prepareHome,
};
