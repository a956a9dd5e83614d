import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../platform/api/api-error.js';
import { callKey, type Api } from '../../platform/api/api.js';

/** How long each screen considers the cities fresh. */
export const cityFreshness = {
  home: { staleTime: CACHE.citiesHome },
  about: { staleTime: CACHE.citiesAbout },
  category: { staleTime: CACHE.citiesCategory, gcTime: CACHE.citiesCategoryRetained },
} as const;

/**
 * All cities, condensed by code that is loaded with the first call: a page that the server rendered needs no call.
 */
export const citiesQuery = (
  api: Api,
  freshness: { readonly staleTime: number; readonly gcTime?: number } = cityFreshness.home,
) =>
  queryOptions({
    queryKey: callKey(publicRoutes.cities, {}, {}),
    queryFn: async ({ signal }) => {
      const [cities, { overviewOf }] = await Promise.all([
        withMessage(api(publicRoutes.cities, {}, {}, { signal }), 'Failed to fetch cities'),
        import('./city-overview.js'),
      ]);
      return overviewOf(cities);
    },
    ...freshness,
  });
