import type { PanelTab } from '../kit/frame/panel-section.js';

export const inbox: PanelTab = {
  id: 'inbox',
  place: 'bar',
  waits: ['handClaims', 'mails'],
  route: 'listMessages',
  load: () => import('./inbox-section.js'),
};
