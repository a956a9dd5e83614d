import { panelRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

export const statsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => callPanel(panelRoutes.stats, { signal }),
  staleTime: CACHE.panelCounts,
});

export const growthQuery = queryOptions({
  queryKey: ['admin', 'growth'],
  queryFn: ({ signal }) => callPanel(panelRoutes.growth, { signal }),
  staleTime: CACHE.panelCounts,
});

/** The largest cities with their positions. */
export const stockQuery = queryOptions({
  queryKey: ['admin', 'stock-cities'],
  queryFn: ({ signal }) => callPanel(panelRoutes.stockCities, { signal }),
  staleTime: CACHE.panelCounts,
});

export const countriesQuery = queryOptions({
  queryKey: ['admin', 'countries'],
  queryFn: ({ signal }) => callPanel(panelRoutes.countries, { signal }),
  staleTime: CACHE.panelFilters,
});

/** An import, requested for its name. Fails for other runs and unknown imports. */
export const importRunQuery = (runId: string) =>
  queryOptions({
    queryKey: ['admin', 'import-run', runId],
    queryFn: ({ signal }) => callPanel(panelRoutes.importRun, { parameters: { runId }, signal }),
    staleTime: CACHE.panelFilters,
    retry: false,
  });
