import { CACHE, type countFacets, type OutputOf } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../app/api/fetch-json.js';
import { filterParameters, type Filters } from '../filters.js';
import type { SearchTerms } from './search-businesses.js';

export type Facets = OutputOf<typeof countFacets>;

/** How many businesses each choice of the filters would find. A failure leaves the choices without numbers. */
export function facetsQuery(api: Api, { query, location, category = '', ...filters }: SearchTerms & Filters) {
  const parameters = { query, location, category, ...filterParameters(filters) };
  const given = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
  return queryOptions({
    queryKey: ['/api/businesses/facets', given],
    queryFn: ({ signal }) => api('/api/businesses/facets', given, { signal }) as Promise<Facets>,
    staleTime: CACHE.listingSearch,
    retry: false,
  });
}
