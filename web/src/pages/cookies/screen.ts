import type { Screen } from '../../platform/screen.js';
import { prepareCookies } from './prepare.js';

export const cookies: Screen = {
  folder: 'pages/cookies',
  path: '/cookies',
  texts: ['cookies'],
  load: () => import('./page.js'),
  prepare: prepareCookies,
};
