import {
  adminRoutes,
  type getSettingsVersion,
  type listSettingsVersions,
  type OutputOf,
  publicRoutes,
  type SiteSettings,
} from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../../app/api/api-error.js';
import { adminFetch } from '../api/admin-fetch.js';

export interface LoadedSettings {
  readonly settings: SiteSettings;
  /** The version that changes are made to. */
  readonly version: number;
}

/**
 * The settings in force. The version is read first: a save in between makes it too old, and the next save is then
 * refused instead of undoing that one unseen.
 */
export async function loadSettings(signal?: AbortSignal): Promise<LoadedSettings> {
  const call = signal ? { signal } : {};
  const { current } = await withMessage(
    adminFetch<OutputOf<typeof listSettingsVersions>>(adminRoutes.settingsVersions.path, call),
    'Failed to fetch settings',
  );
  const settings = await withMessage(
    adminFetch<SiteSettings>(publicRoutes.settings.path, call),
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
  queryFn: ({ signal }) =>
    adminFetch<OutputOf<typeof listSettingsVersions>>(adminRoutes.settingsVersions.path, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const versionQuery = (version: number) =>
  queryOptions({
    queryKey: ['admin', 'settings-version', version],
    queryFn: ({ signal }) =>
      adminFetch<OutputOf<typeof getSettingsVersion>>(
        adminRoutes.settingsVersion.path.replace('{version}', String(version)),
        { signal },
      ),
    staleTime: Infinity,
  });

/** Saves all eight; `baseVersion` as loaded. Fails with status 409 where another version was saved meanwhile. */
export const saveSettings = (settings: SiteSettings, baseVersion: number): Promise<{ version: number }> =>
  adminFetch(adminRoutes.saveSettings.path, { method: 'POST', body: { ...settings, baseVersion } });
