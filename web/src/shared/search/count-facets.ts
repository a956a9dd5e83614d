import { publicRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../platform/api/api.js';
import { filterParameters, type Filters } from './filters.js';
import type { SearchTerms } from './search-businesses.js';

export type Facets = AnswerOf<typeof publicRoutes.facets>;

/** How many businesses each filter value would find. After a failure, the values are shown without numbers. */
export function facetsQuery(api: Api, { query, location, category = '', ...filters }: SearchTerms & Filters) {
  const asked = { query, location, category, ...filterParameters(filters) };
  return queryOptions({
    queryKey: callKey(publicRoutes.facets, {}, asked),
    queryFn: ({ signal }) => api(publicRoutes.facets, {}, asked, { signal }),
    staleTime: CACHE.listingSearch,
    retry: false,
  });
}
