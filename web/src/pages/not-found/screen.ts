import type { Screen } from '../../platform/screen.js';
import { prepareNotFound } from './prepare.js';

export const notFound: Screen = {
  folder: 'pages/not-found',
  path: '*',
  load: () => import('./page.js'),
  prepare: prepareNotFound,
};
