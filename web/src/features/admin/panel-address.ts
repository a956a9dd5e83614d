/** The tabs, in their order; each stands in the address, so that reload and back keep it. */
export const PANEL_TABS = ['dashboard', 'settings', 'businesses', 'redirects'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

export const ADMIN_PATH = '/admin';
export const URL_VALIDATION_PATH = '/url-validation-status';

export const panelTabPath = (tab: PanelTab): string =>
  tab === 'dashboard' ? ADMIN_PATH : `${ADMIN_PATH}?tab=${tab}`;

/** The tab that an address shows: the dashboard unless it names another; none on another screen of the panel. */
export function panelTabOf(pathname: string, search: URLSearchParams): PanelTab | null {
  if (pathname !== ADMIN_PATH) return null;
  return PANEL_TABS.find((tab) => tab === search.get('tab')) ?? 'dashboard';
}
