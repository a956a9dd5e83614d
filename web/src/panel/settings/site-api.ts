import type { SiteIdentity } from '@gewerk/contracts';
import { panelRoutes } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

/** The identity in force with its version, and the versions before it. */
export const siteIdentityQuery = queryOptions({
  queryKey: ['admin', 'site-identity'],
  queryFn: ({ signal }) => callPanel(panelRoutes.siteIdentity, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

/** Fails with status 409 where another version than `baseVersion` is in force. */
export const saveSiteIdentity = (input: SiteIdentity & { readonly baseVersion: number }) =>
  callPanel(panelRoutes.saveSiteIdentity, { body: input });
