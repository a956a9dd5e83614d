import type { PanelTab } from '../kit/frame/panel-section.js';

export const statistics: PanelTab = {
  id: 'statistics',
  place: 'bar',
  route: 'listingStatistics',
  load: () => import('./statistics-section.js'),
};
