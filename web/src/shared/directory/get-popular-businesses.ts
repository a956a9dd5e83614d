import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE, PAGE_SIZE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../platform/api/api-error.js';
import { callKey, type Api } from '../../platform/api/api.js';
import { listed } from './without-unavailable.js';

const asked = { limit: PAGE_SIZE.popular };

/** The best rated businesses. */
export const popularBusinessesQuery = (api: Api) =>
  queryOptions({
    queryKey: callKey(publicRoutes.popular, {}, asked),
    queryFn: async ({ signal }) =>
      listed(
        await withMessage(api(publicRoutes.popular, {}, asked, { signal }), 'Failed to fetch businesses'),
      ),
    staleTime: CACHE.popular,
  });
