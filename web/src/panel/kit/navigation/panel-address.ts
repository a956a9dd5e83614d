import { panelPaths } from '@gewerk/contracts/http';
import { matchPath, type Location } from 'react-router-dom';
import { isTab, type PanelSection, type PanelSections, type TabId } from '../frame/panel-section.js';

export const [ADMIN_PATH] = panelPaths;
const FIRST_TAB: TabId = 'dashboard';

/** Path of a tab. It contains the tab's id, except for the first tab, so that a reload and Back show the same tab. */
export const panelTabPath = (tab: TabId): string =>
  tab === FIRST_TAB ? ADMIN_PATH : `${ADMIN_PATH}?tab=${tab}`;

export const pathOf = (section: PanelSection): string => (isTab(section) ? ADMIN_PATH : section.path);

/** The section of a location; the first section if there is none. */
export function sectionAt(
  sections: PanelSections,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): PanelSection {
  const page = sections.find((section) => !isTab(section) && matchPath(section.path, pathname) !== null);
  return page ?? sections.find((section) => isTab(section) && isTabOf(search, section.id)) ?? sections[0];
}

/** Whether a query on `/admin` leads to this tab; without `tab` it leads to the first one. */
export const isTabOf = (search: string, tab: TabId): boolean =>
  (new URLSearchParams(search).get('tab') ?? FIRST_TAB) === tab;
