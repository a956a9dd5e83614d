import {
  type AliasDomain,
  type getRedirectStats,
  type listAliasDomains,
  type OutputOf,
  redirectRoutes,
} from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { adminFetch } from '../api/admin-fetch.js';

export type RedirectStats = OutputOf<typeof getRedirectStats>;

export const redirectStatsQuery = queryOptions({
  queryKey: ['admin', 'redirect-stats'],
  queryFn: ({ signal }) => adminFetch<RedirectStats>(redirectRoutes.redirectStats.path, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const aliasDomainsQuery = queryOptions({
  queryKey: ['admin', 'alias-domains'],
  queryFn: ({ signal }) =>
    adminFetch<OutputOf<typeof listAliasDomains>>(redirectRoutes.aliasDomains.path, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const clearStats = (): Promise<unknown> =>
  adminFetch(redirectRoutes.clearRedirectStats.path, { method: 'POST' });

const addressOf = (domain: string): string =>
  redirectRoutes.saveAliasDomain.path.replace('{domain}', encodeURIComponent(domain));

export const saveAlias = (domain: string, targetPath: string): Promise<AliasDomain> =>
  adminFetch(addressOf(domain), { method: 'PUT', body: { targetPath } });

export const removeAlias = (domain: string): Promise<unknown> =>
  adminFetch(addressOf(domain), { method: 'DELETE' });
