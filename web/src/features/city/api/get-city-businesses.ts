import { CACHE, PAGE_SIZE, type listCityBusinesses, type OutputOf } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { joinPath, type Api } from '../../../app/api/fetch-json.js';
import { withMessage } from '../../../app/api/api-error.js';
import { retryUnless404 } from '../../../app/api/retry.js';
import { listed } from '../../search/listed.js';

type CityBusinesses = OutputOf<typeof listCityBusinesses>;

/** One page of a city's businesses. */
export const cityBusinessesQuery = (api: Api, city: string, page: number) =>
  queryOptions({
    queryKey: ['/api/cities', city, 'businesses', page],
    queryFn: async ({ signal }) => {
      const path = joinPath('/api/cities', city, 'businesses');
      const query = { page: String(page), limit: String(PAGE_SIZE.city) };
      const answer = await withMessage(
        api(path, query, { signal }) as Promise<CityBusinesses>,
        'Failed to fetch businesses',
      );
      return { ...answer, businesses: listed(answer.businesses) };
    },
    staleTime: CACHE.cityBusinesses,
    retry: retryUnless404,
  });
