import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../platform/api/api.js';

/** The figures of the whole directory. */
export const statsQuery = (api: Api) =>
  queryOptions({
    queryKey: callKey(publicRoutes.stats, {}, {}),
    queryFn: ({ signal }) => api(publicRoutes.stats, {}, {}, { signal }),
    staleTime: CACHE.stats,
  });
