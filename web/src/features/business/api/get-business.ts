import { CACHE, type BusinessDetail } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { joinPath, type Api } from '../../../app/api/fetch-json.js';
import { withStatusText } from '../../../app/api/api-error.js';
import { retryUnless404 } from '../../../app/api/retry.js';
import { readBusiness } from './read-business.js';

/** How a business is asked for: by id, or by the two parts of its address. */
export type BusinessAddress = { readonly id: string } | { readonly city: string; readonly slug: string };

/** One business with everything its page shows. */
export const businessQuery = (api: Api, address: BusinessAddress) => {
  const isById = 'id' in address;
  const path = isById
    ? joinPath('/api/businesses', address.id)
    : joinPath('/api/businesses/slug', address.city, address.slug);
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const call = api(path, {}, { signal }) as Promise<BusinessDetail>;
      return readBusiness(await (isById ? call : withStatusText(call)));
    },
    staleTime: CACHE.detail,
    retry: retryUnless404,
  });
};
