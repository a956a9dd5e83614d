import type { PanelTab } from '../kit/panel-section.js';

export const inbox: PanelTab = {
  id: 'inbox',
  place: 'bar',
  route: 'listMessages',
  load: () => import('./inbox-section.js'),
};
