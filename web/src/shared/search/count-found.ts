import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../platform/api/api.js';
import { filterParameters } from './filters.js';
import type { SearchResultsAddress } from './search-results-address.js';

/** How many businesses a search finds; 0 where its place is not known. */
export function foundQuery(api: Api, { query, location, category, ...filters }: SearchResultsAddress) {
  const asked = { query, location, category, ...filterParameters(filters), limit: 1 };
  return queryOptions({
    queryKey: [...callKey(publicRoutes.search, {}, asked), 'total'],
    queryFn: async ({ signal }) => {
      const { total, notice } = await api(publicRoutes.search, {}, asked, { signal });
      return notice?.kind === 'unknown-place' ? 0 : total;
    },
    staleTime: CACHE.listingSearch,
    // Only a help: not worth a retry.
    retry: false,
  });
}
