import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { callKey, type Api } from '../../platform/api/api.js';
import { withStatusText } from '../../platform/api/api-error.js';
import { retryUnless404 } from '../../platform/api/retry.js';
import { readBusiness } from './read-business.js';

/** How a business is requested: by its id, or by the two slugs of its path. */
export type BusinessAddress = { readonly id: string } | { readonly city: string; readonly slug: string };

/** One business with everything its page shows. */
export const businessQuery = (api: Api, address: BusinessAddress) =>
  queryOptions({
    queryKey:
      'id' in address
        ? callKey(publicRoutes.business, address, {})
        : callKey(publicRoutes.businessBySlug, address, {}),
    queryFn: async ({ signal }) =>
      readBusiness(
        'id' in address
          ? await api(publicRoutes.business, address, {}, { signal })
          : await withStatusText(api(publicRoutes.businessBySlug, address, {}, { signal })),
      ),
    staleTime: CACHE.detail,
    retry: retryUnless404,
  });

/** The paths of API routes whose responses contain or count listings. */
const readsOfBusinesses: ReadonlySet<unknown> = new Set(
  [
    publicRoutes.business,
    publicRoutes.businessBySlug,
    publicRoutes.search,
    publicRoutes.facets,
    publicRoutes.popular,
    publicRoutes.stats,
  ].map(({ path }) => path),
);

/** Whether a cached response may include data of listings. */
export const readsBusinesses = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  readsOfBusinesses.has(queryKey[0]);
