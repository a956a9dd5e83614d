import type { Screen } from '../../platform/screen.js';
import { prepareEndStatistics } from './prepare.js';

export const endStatistics: Screen = {
  folder: 'pages/end-statistics',
  path: '/own-listing/end-figures',
  texts: ['own-listing'],
  load: () => import('./page.js'),
  prepare: prepareEndStatistics,
};
