import {
  adminRoutes,
  type getBusinessUsage,
  type getListingUsage,
  type getSearchUsage,
  type listSynonyms,
  type OutputOf,
  type Synonym,
} from '@gewerk/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminFetch } from '../api/admin-fetch.js';

export type ListingUsage = OutputOf<typeof getListingUsage>;
export type SearchUsage = OutputOf<typeof getSearchUsage>;

/** Counts go on while the panel is open. */
const always = { staleTime: 0, refetchOnMount: true, placeholderData: keepPreviousData } as const;

export const listingUsageQuery = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'usage', 'listings', month],
    queryFn: ({ signal }) =>
      adminFetch<ListingUsage>(adminRoutes.listingUsage.path, { query: { month }, signal }),
    ...always,
  });

export const businessUsageQuery = (id: string, month: string) =>
  queryOptions({
    queryKey: ['admin', 'usage', 'listings', month, id],
    queryFn: ({ signal }) =>
      adminFetch<OutputOf<typeof getBusinessUsage>>(
        adminRoutes.businessUsage.path.replace('{id}', encodeURIComponent(id)),
        { query: { month }, signal },
      ),
    ...always,
  });

export const searchUsageQuery = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'usage', 'searches', month],
    queryFn: ({ signal }) =>
      adminFetch<SearchUsage>(adminRoutes.searchUsage.path, { query: { month }, signal }),
    ...always,
  });

export const synonymsQuery = queryOptions({
  queryKey: ['admin', 'synonyms'],
  queryFn: ({ signal }) => adminFetch<OutputOf<typeof listSynonyms>>(adminRoutes.synonyms.path, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const addSynonym = (synonym: Pick<Synonym, 'word' | 'means'>): Promise<Synonym> =>
  adminFetch(adminRoutes.addSynonym.path, { method: 'POST', body: synonym });

export const removeSynonym = (id: string): Promise<unknown> =>
  adminFetch(adminRoutes.removeSynonym.path.replace('{id}', encodeURIComponent(id)), { method: 'DELETE' });
