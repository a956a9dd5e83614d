import type { SearchSort } from '@gewerk/contracts/bus';
import { publicRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { CACHE, PAGE_SIZE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api, type Asked } from '../../platform/api/api.js';
import { filterParameters, type Filters } from './filters.js';
import { listed } from '../directory/without-unavailable.js';

export type SearchAnswer = AnswerOf<typeof publicRoutes.search>;

/** The result that is shown for an empty or failed search. */
export const emptySearch: SearchAnswer = { businesses: [], total: 0, notice: null };

export interface SearchTerms {
  readonly query: string;
  readonly location: string;
  readonly category?: string;
}

function search(api: Api, asked: Asked<typeof publicRoutes.search>, staleTime: number) {
  return queryOptions({
    queryKey: callKey(publicRoutes.search, {}, asked),
    queryFn: async ({ signal }) => {
      const answer = await api(publicRoutes.search, {}, asked, { signal });
      return { ...answer, businesses: listed(answer.businesses) };
    },
    staleTime,
    meta: { logFailure: true },
  });
}

export type SearchQuery = ReturnType<typeof search>;

/**
 * The search of the home page, by text and place, each of which is sent only if it is given.
 * @param part 0 for the first batch of results
 */
export const homeSearchQuery = (api: Api, { query, location }: SearchTerms, part = 0) => {
  const from = part === 0 ? {} : { offset: part * PAGE_SIZE.homeSearch };
  return search(api, { query, location, limit: PAGE_SIZE.homeSearch, ...from }, CACHE.fresh);
};

/** One page of the search results. */
export const listingSearchQuery = (
  api: Api,
  { query, location, category = '', sort, ...filters }: SearchTerms & Filters & { readonly sort: SearchSort },
  page: number,
) =>
  search(
    api,
    {
      query,
      location,
      category,
      ...filterParameters(filters),
      ...(sort === 'relevance' ? {} : { sort }),
      limit: PAGE_SIZE.searchResults,
      offset: (page - 1) * PAGE_SIZE.searchResults,
    },
    CACHE.listingSearch,
  );
