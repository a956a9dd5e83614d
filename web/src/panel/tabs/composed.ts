import type { PanelTab } from '../kit/frame/panel-section.js';

// The tabs that consist of several wings.

export const dashboard: PanelTab = {
  id: 'dashboard',
  place: 'tabs',
  waits: ['imports', 'photoUpdates', 'bulkChanges'],
  route: 'stats',
  load: () => import('./dashboard-tab.js'),
};

export const settings: PanelTab = {
  id: 'settings',
  place: 'tabs',
  route: 'saveSettings',
  load: () => import('./settings-tab.js'),
};

export const businesses: PanelTab = {
  id: 'businesses',
  place: 'tabs',
  waits: ['submissions', 'reports', 'ownChanges'],
  route: 'editBusiness',
  load: () => import('./businesses-tab.js'),
};

export const accounts: PanelTab = {
  id: 'accounts',
  place: 'bar',
  route: 'sessions',
  load: () => import('./accounts-tab.js'),
};
