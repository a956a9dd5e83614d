import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../platform/api/api-error.js';
import { callKey, type Api } from '../../platform/api/api.js';

/** The operator's eight site settings. */
export const siteSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: callKey(publicRoutes.settings, {}, {}),
    queryFn: ({ signal }) =>
      withMessage(api(publicRoutes.settings, {}, {}, { signal }), 'Failed to fetch settings'),
    staleTime: CACHE.settings,
  });
