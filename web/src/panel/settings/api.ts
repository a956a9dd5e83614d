import type { SiteSettings } from '@gewerk/contracts';
import { panelRoutes, publicRoutes } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../platform/api/api-error.js';
import { callPanel } from '../kit/api/call-panel.js';

export interface LoadedSettings {
  readonly settings: SiteSettings;
  /** The version on which changes are based. */
  readonly version: number;
}

/**
 * The current settings. The version is read before the settings: if someone saves in between, the version is too
 * old, so the next save is refused instead of silently undoing that person's changes.
 */
export async function loadSettings(signal?: AbortSignal): Promise<LoadedSettings> {
  const { current } = await withMessage(
    callPanel(panelRoutes.settingsVersions, { signal }),
    'Failed to fetch settings',
  );
  const settings = await withMessage(
    callPanel(publicRoutes.settings, { signal }),
    'Failed to fetch settings',
  );
  return { settings, version: current };
}

export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => loadSettings(signal),
  staleTime: 0,
  refetchOnMount: true,
  retry: false,
});

export const versionsQuery = queryOptions({
  queryKey: ['admin', 'settings-versions'],
  queryFn: ({ signal }) => callPanel(panelRoutes.settingsVersions, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const versionQuery = (version: number) =>
  queryOptions({
    queryKey: ['admin', 'settings-version', version],
    queryFn: ({ signal }) =>
      callPanel(panelRoutes.settingsVersion, { parameters: { version: String(version) }, signal }),
    staleTime: Infinity,
  });

/**
 * Saves all eight settings, based on the loaded `baseVersion`. Fails with status 409 if another version was
 * saved in the meantime.
 */
export const saveSettings = (settings: SiteSettings, baseVersion: number) =>
  callPanel(panelRoutes.saveSettings, { body: { ...settings, baseVersion } });
