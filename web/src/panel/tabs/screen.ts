import { panelPaths } from '@gewerk/contracts/http';
import type { Screen } from '../../platform/screen.js';
import { preparePanelScreen } from './prepare.js';

/**
 * One for each path of the panel. They share a page, which shows the section that the address names. Made from the
 * paths, since visitors load this file too, who need no section.
 */
export const panelScreens: readonly Screen[] = panelPaths.map((path) => ({
  folder: 'panel/tabs',
  path,
  texts: 'admin',
  load: () => import('./page.js'),
  prepare: preparePanelScreen,
}));
