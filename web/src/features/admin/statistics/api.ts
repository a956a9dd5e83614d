import {
  adminRoutes,
  type getBusinessUsage,
  type getListingUsage,
  type getSearchUsage,
  type OutputOf,
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
