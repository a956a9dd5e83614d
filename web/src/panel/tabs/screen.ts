import { panelPaths } from '@gewerk/contracts/http';
import type { Screen } from '../../platform/screen.js';
import { preparePanelScreen } from './prepare.js';

/**
 * One screen for each path of the panel. They share a page, which shows the section that the address names.
 * They are built from the paths alone, since visitors, who need no section, load this file too.
 */
export const panelScreens: readonly Screen[] = panelPaths.map((path) => ({
  folder: 'panel/tabs',
  path,
  texts: ['admin'],
  load: () => import('./page.js'),
  prepare: preparePanelScreen,
}));
