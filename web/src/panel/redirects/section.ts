import type { PanelTab } from '../kit/frame/panel-section.js';

export const redirects: PanelTab = {
  id: 'redirects',
  place: 'tabs',
  route: 'redirectStats',
  load: () => import('./redirects-tab.js'),
};
