import { panelTabPath } from '../navigation/panel-address.js';
import type { TabId } from '../frame/panel-section.js';

const PARAMETER = 'page';

/** The pages of a tab, each with its own URL. */
export interface TabPages<Page extends string> {
  readonly tab: TabId;
  readonly pages: readonly [Page, ...Page[]];
  readonly pathOf: (page: Page) => string;
  /** The page in a URL's query; the first page if there is none. */
  readonly pageAt: (search: string) => Page;
}

function tabPages<Page extends string>(tab: TabId, pages: readonly [Page, ...Page[]]): TabPages<Page> {
  const [first] = pages;
  const path = panelTabPath(tab);
  return {
    tab,
    pages,
    pathOf: (page) => (page === first ? path : `${path}&${PARAMETER}=${page}`),
    pageAt: (search) => {
      const named = new URLSearchParams(search).get(PARAMETER);
      return pages.find((page) => page === named) ?? first;
    },
  };
}

export const settingsPages = tabPages('settings', ['code', 'versions', 'site', 'password', 'audit']);
export type SettingsPage = (typeof settingsPages.pages)[number];

/** Pages of the businesses tab; those that show a queue are named after it. */
export const businessPages = tabPages('businesses', ['edit', 'submissions', 'reports', 'suppressions']);
export type BusinessPage = (typeof businessPages.pages)[number];
