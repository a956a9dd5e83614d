import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../platform/api/api.js';

/** The categories of the registry with figures computed from the data. */
export const categoryFiguresQuery = (api: Api) =>
  queryOptions({
    queryKey: callKey(publicRoutes.categories, {}, {}),
    queryFn: ({ signal }) => api(publicRoutes.categories, {}, {}, { signal }),
    staleTime: CACHE.categoryList,
    gcTime: CACHE.categoryListRetained,
  });
