import {
  adminRoutes,
  CACHE,
  type getPanelGrowth,
  type getPanelStats,
  type listPanelBusinesses,
  type listPanelCategories,
  type listPanelCities,
  type listPanelCountries,
  type listPanelTypes,
  type OutputOf,
  PAGE_SIZE,
} from '@gewerk/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../../app/api/api-error.js';
import { adminFetch } from '../api/admin-fetch.js';
import type { ListState } from './list-address.js';

type Signal = { readonly signal: AbortSignal };
const read =
  <Answer>(path: string) =>
  ({ signal }: Signal) =>
    adminFetch<Answer>(path, { signal });

export const statsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: read<OutputOf<typeof getPanelStats>>(adminRoutes.stats.path),
  staleTime: CACHE.adminStats,
});

export const growthQuery = queryOptions({
  queryKey: ['admin', 'growth'],
  queryFn: read<OutputOf<typeof getPanelGrowth>>(adminRoutes.growth.path),
  staleTime: CACHE.adminStats,
});

export const categoriesQuery = queryOptions({
  queryKey: ['admin', 'real-categories'],
  queryFn: read<OutputOf<typeof listPanelCategories>>(adminRoutes.realCategories.path),
  staleTime: CACHE.adminFilters,
});

export const citiesQuery = queryOptions({
  queryKey: ['admin', 'cities'],
  queryFn: read<OutputOf<typeof listPanelCities>>(adminRoutes.cities.path),
  staleTime: CACHE.adminFilters,
});

export const typesQuery = queryOptions({
  queryKey: ['admin', 'types'],
  queryFn: read<OutputOf<typeof listPanelTypes>>(adminRoutes.types.path),
  staleTime: CACHE.adminFilters,
});

export const countriesQuery = queryOptions({
  queryKey: ['admin', 'countries'],
  queryFn: read<OutputOf<typeof listPanelCountries>>(adminRoutes.countries.path),
  staleTime: CACHE.adminFilters,
});

/** One page of the list; the page before stays while the next is fetched. Fails with 'Failed to fetch businesses'. */
export const businessesQuery = ({ filters, sortBy, sortOrder, page }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'businesses', filters, sortBy, sortOrder, page],
    queryFn: ({ signal }) => {
      const query = {
        page: String(page),
        limit: String(PAGE_SIZE.admin),
        ...filters,
        ...(sortBy === '' ? {} : { sortBy, sortOrder }),
      };
      const call = adminFetch<OutputOf<typeof listPanelBusinesses>>(adminRoutes.businesses.path, {
        query,
        signal,
      });
      return withMessage(call, 'Failed to fetch businesses');
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });
