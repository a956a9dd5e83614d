import { panelTabPath } from './panel-address.js';

/** The pages of the settings; the first is shown where the address names none. */
export const settingsPages = ['code', 'versions', 'site', 'password', 'audit'] as const;
export type SettingsPage = (typeof settingsPages)[number];

const PARAMETER = 'page';

export const settingsPath = (page: SettingsPage): string => {
  const tab = panelTabPath('settings');
  return page === settingsPages[0] ? tab : `${tab}&${PARAMETER}=${page}`;
};

export function settingsPageAt(search: string): SettingsPage {
  const named = new URLSearchParams(search).get(PARAMETER);
  return settingsPages.find((page) => page === named) ?? settingsPages[0];
}
