import { panelRoutes } from '@gewerk/contracts/http';
import { CACHE, LIST_LENGTH } from '@gewerk/contracts/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPanel } from '../api/call-panel.js';

export const categoriesQuery = queryOptions({
  queryKey: ['admin', 'real-categories'],
  queryFn: ({ signal }) => callPanel(panelRoutes.realCategories, { signal }),
  staleTime: CACHE.panelFilters,
});

/** The cities with the most businesses, or the largest of those whose names begin with a text. */
export const citiesQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'cities', search],
    queryFn: ({ signal }) =>
      callPanel(panelRoutes.cities, { query: { search, limit: LIST_LENGTH.panelCities }, signal }),
    placeholderData: keepPreviousData,
    staleTime: CACHE.panelFilters,
  });

export const typesQuery = queryOptions({
  queryKey: ['admin', 'types'],
  queryFn: ({ signal }) => callPanel(panelRoutes.types, { signal }),
  staleTime: CACHE.panelFilters,
});
