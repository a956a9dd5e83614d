import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../platform/api/api.js';
import { retryUnless404 } from '../../platform/api/retry.js';

/** The directory's spelling of a city, and its businesses by category. */
export function cityFiguresQuery(api: Api, city: string) {
  const asked = { page: 1, limit: 1 };
  return queryOptions({
    queryKey: [...callKey(publicRoutes.cityBusinesses, { city }, asked), 'figures'],
    queryFn: async ({ signal }) => {
      const answer = await api(publicRoutes.cityBusinesses, { city }, asked, { signal });
      return { city: answer.city, total: answer.total, categories: answer.categories ?? {} };
    },
    staleTime: CACHE.cityBusinesses,
    retry: retryUnless404,
  });
}
