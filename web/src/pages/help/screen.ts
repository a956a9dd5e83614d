import type { Screen } from '../../platform/screen.js';
import { prepareHelp } from './prepare.js';

export const help: Screen = {
  folder: 'pages/help',
  path: '/help',
  texts: ['help'],
  isStill: true,
  load: () => import('./page.js'),
  prepare: prepareHelp,
};
