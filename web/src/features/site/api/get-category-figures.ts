import { CACHE, type CategoryFigures } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../app/api/fetch-json.js';

/** The categories of the registry with figures computed from the data. */
export const categoryFiguresQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/categories'],
    queryFn: ({ signal }) => api('/api/categories', {}, { signal }) as Promise<CategoryFigures[]>,
    staleTime: CACHE.categoryList,
    gcTime: CACHE.categoryListRetained,
  });
