import type { Screen } from '../../platform/screen.js';
import { prepareSaved } from './prepare.js';

export const saved: Screen = {
  folder: 'pages/saved',
  path: '/saved',
  texts: ['saved'],
  load: () => import('./page.js'),
  prepare: prepareSaved,
};
