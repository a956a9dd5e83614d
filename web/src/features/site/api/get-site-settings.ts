import { CACHE, type SiteSettings } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../../app/api/api-error.js';
import type { Api } from '../../../app/api/fetch-json.js';

/** The owner's eight site settings. */
export const siteSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/admin/settings'],
    queryFn: ({ signal }) =>
      withMessage(
        api('/api/admin/settings', {}, { signal }) as Promise<SiteSettings>,
        'Failed to fetch settings',
      ),
    staleTime: CACHE.settings,
  });
