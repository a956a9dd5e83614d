/** The tabs, in their order; each stands in the address, so that reload and back keep it. */
export const PANEL_TABS = ['dashboard', 'settings', 'businesses', 'redirects'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/** What the header leads to beside the tabs. */
const BESIDE_TABS = ['inbox', 'statistics'] as const;
export type PanelSection = PanelTab | (typeof BESIDE_TABS)[number];
const PANEL_SECTIONS: readonly PanelSection[] = [...PANEL_TABS, ...BESIDE_TABS];

export const ADMIN_PATH = '/admin';
export const URL_VALIDATION_PATH = '/url-validation-status';

export const panelTabPath = (tab: PanelSection): string =>
  tab === 'dashboard' ? ADMIN_PATH : `${ADMIN_PATH}?tab=${tab}`;

/** What an address shows: the dashboard unless it names another; none on another screen of the panel. */
export function panelTabOf(pathname: string, search: URLSearchParams): PanelSection | null {
  if (pathname !== ADMIN_PATH) return null;
  return PANEL_SECTIONS.find((tab) => tab === search.get('tab')) ?? 'dashboard';
}
