import { panelPaths } from '@gewerk/contracts/http';
import type { Screen } from '../../platform/screen.js';
import { preparePanelScreen } from './prepare.js';

/**
 * One screen for each path of the panel. All of them share one page, which shows the section of the current URL. The
 * screens are built from the paths alone: visitors of the site, who need no section, load this file too.
 */
export const panelScreens: readonly Screen[] = panelPaths.map((path) => ({
  folder: 'panel/tabs',
  path,
  texts: ['admin'],
  load: () => import('./page.js'),
  prepare: preparePanelScreen,
}));
