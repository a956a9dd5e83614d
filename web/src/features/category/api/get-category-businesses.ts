import {
  CACHE,
  PAGE_SIZE,
  type CategorySort,
  type listCategoryBusinesses,
  type OutputOf,
} from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { statusOf } from '../../../app/api/api-error.js';
import { joinPath, type Api } from '../../../app/api/fetch-json.js';
import { retryUnless404 } from '../../../app/api/retry.js';
import { listed } from '../../search/listed.js';

type CategoryBusinesses = OutputOf<typeof listCategoryBusinesses>;

/** One page of a category's businesses. Asked for only when there is a slug. */
export const categoryBusinessesQuery = (api: Api, slug: string, page: number, sortBy: CategorySort) =>
  queryOptions({
    queryKey: ['/api/categories', slug, 'businesses', { page, sortBy }],
    queryFn: async ({ signal }) => {
      const path = joinPath('/api/categories', slug, 'businesses');
      const query = { page: String(page), limit: String(PAGE_SIZE.category), sortBy };
      const answer = (await api(path, query, { signal })) as CategoryBusinesses;
      return { ...answer, businesses: listed(answer.businesses) };
    },
    enabled: slug !== '',
    staleTime: CACHE.categoryList,
    gcTime: CACHE.categoryListRetained,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    retry: retryUnless404,
  });

/** Whether a failure says that the registry does not know the slug. */
export const isUnknownCategory = (error: unknown): boolean => error !== null && statusOf(error) === 404;
