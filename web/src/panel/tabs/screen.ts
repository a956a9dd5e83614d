import type { Screen } from '../../platform/screen.js';
import { preparePanelTabs } from './prepare.js';

export const panel: Screen = {
  folder: 'panel/tabs',
  path: '/admin',
  texts: 'admin',
  load: () => import('./page.js'),
  prepare: preparePanelTabs,
};
