import { CACHE, PAGE_SIZE, type BusinessCard } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../../app/api/api-error.js';
import type { Api } from '../../../app/api/fetch-json.js';
import { listed } from '../../search/listed.js';

/** The best rated businesses. */
export const popularBusinessesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/businesses/popular', { limit: PAGE_SIZE.popular }],
    queryFn: async ({ signal }) =>
      listed(
        await withMessage(
          api('/api/businesses/popular', { limit: String(PAGE_SIZE.popular) }, { signal }) as Promise<
            BusinessCard[]
          >,
          'Failed to fetch businesses',
        ),
      ),
    staleTime: CACHE.popular,
  });
