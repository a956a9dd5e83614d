import { adminRoutes, type listSuppressions, type OutputOf, type SuppressionReason } from '@gewerk/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminFetch } from '../api/admin-fetch.js';

const at = (path: string, id: string): string => path.replace('{id}', encodeURIComponent(id));

export const suppressionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'suppressions', page],
    queryFn: ({ signal }) =>
      adminFetch<OutputOf<typeof listSuppressions>>(adminRoutes.listSuppressions.path, {
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });

/** Sent again it answers the same. */
export const suppressBusiness = (id: string, reason: SuppressionReason): Promise<{ id: string }> =>
  adminFetch(at(adminRoutes.suppressBusiness.path, id), { method: 'POST', body: { reason } });

/** Sent again it answers the same. */
export const liftSuppression = (id: string): Promise<{ id: string }> =>
  adminFetch(at(adminRoutes.liftSuppression.path, id), { method: 'DELETE' });
