import { panelRoutes } from '@gewerk/contracts/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

export const suppressionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'suppressions', page],
    queryFn: ({ signal }) => callPanel(panelRoutes.listSuppressions, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });

/** Idempotent. */
export const liftSuppression = (id: string) => callPanel(panelRoutes.liftSuppression, { parameters: { id } });
