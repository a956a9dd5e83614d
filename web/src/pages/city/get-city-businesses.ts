import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE, PAGE_SIZE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../platform/api/api.js';
import { withMessage } from '../../platform/api/api-error.js';
import { retryUnless404 } from '../../platform/api/retry.js';
import { listed } from '../../shared/directory/without-unavailable.js';

/** One page of a city's businesses. */
export const cityBusinessesQuery = (api: Api, city: string, page: number) => {
  const asked = { page, limit: PAGE_SIZE.city };
  return queryOptions({
    queryKey: callKey(publicRoutes.cityBusinesses, { city }, asked),
    queryFn: async ({ signal }) => {
      const answer = await withMessage(
        api(publicRoutes.cityBusinesses, { city }, asked, { signal }),
        'Failed to fetch businesses',
      );
      return { ...answer, businesses: listed(answer.businesses) };
    },
    staleTime: CACHE.cityBusinesses,
    retry: retryUnless404,
  });
};
