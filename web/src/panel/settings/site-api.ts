import type { InputOf, OutputOf, listSiteIdentities, saveSiteIdentity as save } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

export type StoredSite = OutputOf<typeof listSiteIdentities>;

/** The current identity with its version, and the earlier versions. */
export const siteIdentityQuery = queryOptions({
  queryKey: ['admin', 'site-identity'],
  queryFn: ({ signal }) => callPanel(panelRoutes.siteIdentity, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

/** Creates a preview of the home page with the form's values; nothing is saved. */
export const makeSitePreview = (input: Omit<InputOf<typeof save>, 'baseVersion'>) =>
  callPanel(panelRoutes.makeSitePreview, { body: input });

/** Fails with status 409 if the current version is not `baseVersion`. */
export const saveSiteIdentity = (input: InputOf<typeof save>) =>
  callPanel(panelRoutes.saveSiteIdentity, { body: input });
