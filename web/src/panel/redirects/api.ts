import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

export type RedirectStats = AnswerOf<typeof panelRoutes.redirectStats>;

export const redirectStatsQuery = queryOptions({
  queryKey: ['admin', 'redirect-stats'],
  queryFn: ({ signal }) => callPanel(panelRoutes.redirectStats, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const aliasDomainsQuery = queryOptions({
  queryKey: ['admin', 'alias-domains'],
  queryFn: ({ signal }) => callPanel(panelRoutes.aliasDomains, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const clearStats = () => callPanel(panelRoutes.clearRedirectStats);

export const saveAlias = (domain: string, targetPath: string) =>
  callPanel(panelRoutes.saveAliasDomain, { parameters: { domain }, body: { targetPath } });

export const removeAlias = (domain: string) =>
  callPanel(panelRoutes.removeAliasDomain, { parameters: { domain } });
