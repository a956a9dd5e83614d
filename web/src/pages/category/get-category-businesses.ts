import type { CategorySort } from '@gewerk/contracts/bus';
import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE, PAGE_SIZE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { statusOf } from '../../platform/api/api-error.js';
import { callKey, type Api } from '../../platform/api/api.js';
import { retryUnless404 } from '../../platform/api/retry.js';
import { listed } from '../../shared/directory/without-unavailable.js';

/** One page of a category's businesses. Requested only if there is a slug. */
export const categoryBusinessesQuery = (api: Api, slug: string, page: number, sortBy: CategorySort) => {
  const parameters = { category: slug };
  const asked = { page, limit: PAGE_SIZE.category, sortBy };
  return queryOptions({
    queryKey: callKey(publicRoutes.categoryBusinesses, parameters, asked),
    queryFn: async ({ signal }) => {
      const answer = await api(publicRoutes.categoryBusinesses, parameters, asked, { signal });
      return { ...answer, businesses: listed(answer.businesses) };
    },
    enabled: slug !== '',
    staleTime: CACHE.categoryList,
    gcTime: CACHE.categoryListRetained,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    retry: retryUnless404,
  });
};

/** Whether a failure means that the slug is not in the registry. */
export const isUnknownCategory = (error: unknown): boolean => error !== null && statusOf(error) === 404;
