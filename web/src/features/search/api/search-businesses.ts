import { CACHE, PAGE_SIZE, type OutputOf, type searchBusinesses } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../app/api/fetch-json.js';
import { filterParameters, type Filters } from '../filters.js';
import { listed } from '../listed.js';

export type SearchAnswer = OutputOf<typeof searchBusinesses>;

/** What an empty or failed search shows. */
export const emptySearch: SearchAnswer = { businesses: [], total: 0, notice: null };

export interface SearchTerms {
  readonly query: string;
  readonly location: string;
  readonly category?: string;
}

function search(api: Api, parameters: Record<string, string>, staleTime: number) {
  const given = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
  return queryOptions({
    queryKey: ['/api/businesses/search', given],
    queryFn: async ({ signal }) => {
      const answer = (await api('/api/businesses/search', given, { signal })) as SearchAnswer;
      return { ...answer, businesses: listed(answer.businesses) };
    },
    staleTime,
    meta: { logFailure: true },
  });
}

/** The search of the home page: text and place, each sent only if given. */
export const homeSearchQuery = (api: Api, { query, location }: SearchTerms) =>
  search(api, { query, location, limit: String(PAGE_SIZE.homeSearch) }, CACHE.fresh);

/** One page of the listing. */
export const listingSearchQuery = (
  api: Api,
  { query, location, category = '', ...filters }: SearchTerms & Filters,
  page: number,
) =>
  search(
    api,
    {
      query,
      location,
      category,
      ...filterParameters(filters),
      limit: String(PAGE_SIZE.listing),
      offset: String((page - 1) * PAGE_SIZE.listing),
    },
    CACHE.listingSearch,
  );
