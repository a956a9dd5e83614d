import type { panelRoutes } from '@gewerk/contracts/http';

/** The tabs, in order. The address names the tab, so that reload and back keep it. */
export const PANEL_TABS = ['dashboard', 'settings', 'businesses', 'redirects'] as const;
type PanelTab = (typeof PANEL_TABS)[number];

/** Sections that the header links to; they are no tabs. */
const BESIDE_TABS = ['inbox', 'statistics', 'accounts'] as const;
export type PanelSection = PanelTab | (typeof BESIDE_TABS)[number];
/** The route whose role a section is for. */
export const SECTION_ROUTES: Readonly<Record<PanelSection, keyof typeof panelRoutes>> = {
  dashboard: 'stats',
  settings: 'saveSettings',
  businesses: 'editBusiness',
  redirects: 'redirectStats',
  inbox: 'listMessages',
  statistics: 'listingStatistics',
  accounts: 'sessions',
};
const PANEL_SECTIONS: readonly PanelSection[] = [...PANEL_TABS, ...BESIDE_TABS];

const ADMIN_PATH = '/admin';

export const panelTabPath = (tab: PanelSection): string =>
  tab === 'dashboard' ? ADMIN_PATH : `${ADMIN_PATH}?tab=${tab}`;

/** What an address shows: the dashboard unless it names another; none on another screen of the panel. */
export function panelTabOf(pathname: string, search: URLSearchParams): PanelSection | null {
  if (pathname !== ADMIN_PATH) return null;
  return PANEL_SECTIONS.find((tab) => tab === search.get('tab')) ?? 'dashboard';
}
