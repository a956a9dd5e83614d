import type { Screen } from '../../platform/screen.js';
import { prepareAbout } from './prepare.js';

export const about: Screen = {
  folder: 'pages/about',
  path: '/about',
  texts: ['about'],
  isStill: true,
  load: () => import('./page.js'),
  prepare: prepareAbout,
};
