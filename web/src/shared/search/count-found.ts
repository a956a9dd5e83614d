import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../platform/api/api.js';
import { filterParameters } from './filters.js';
import type { SearchResultsAddress } from './search-results-address.js';

/** What to count: everything that a search finds, or only the businesses at the place searched for. */
export type Counted = 'all' | 'inside';

/** How many businesses a search finds; 0 if the place is unknown. */
export function foundQuery(
  api: Api,
  { query, location, category, ...filters }: SearchResultsAddress,
  counted: Counted = 'all',
) {
  const asked = { query, location, category, ...filterParameters(filters), limit: 1 };
  return queryOptions({
    queryKey: [...callKey(publicRoutes.search, {}, asked), counted],
    queryFn: async ({ signal }) => {
      const { total, notice, understood } = await api(publicRoutes.search, {}, asked, { signal });
      if (notice?.kind === 'unknown-place') return 0;
      if (counted === 'all') return total;
      return notice?.kind === 'nearest' ? 0 : (understood?.inside ?? total);
    },
    staleTime: CACHE.listingSearch,
    // This is only a hint and not worth a retry.
    retry: false,
  });
}
