import { publicRoutes, visitorRoutes } from '@gewerk/contracts/http';
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api/api.js';
import { statusOf } from '../../platform/api/api-error.js';
import type { Prefetched } from '../../platform/prefetch.js';
import { InvalidParameter } from '../../platform/route-parameters.js';
import { screenAt } from '../router/screen-at.js';
import { pageReads } from './page-reads.js';

/** Requests the data of pages, once each, before they are rendered. */
export interface Asking {
  /** Called for a page that a visitor may open. */
  readonly ahead: (url: URL) => void;
  /**
   * Called for a page that a visitor opens.
   * @returns resolves when the data has loaded or failed; null if nothing is missing
   */
  readonly opened: (url: URL) => Promise<unknown> | null;
}

const OK = 200;

export function createAsking(queries: QueryClient, api: Api): Asking {
  /**
   * Paths of listings that were prefetched but have not been opened since: the gateway has not counted a view of
   * them.
   */
  const unseen = new Set<string>();

  const fetched = async <Data, Key extends QueryKey>(
    options: UseQueryOptions<Data, Error, Data, Key>,
  ): Promise<Prefetched<Data>> => {
    try {
      type Fetched = Parameters<typeof queries.fetchQuery<Data, Error, Data, Key>>[0];
      return { data: await queries.fetchQuery(options as Fetched), status: OK };
    } catch (error) {
      // The page requests the data again and shows any failure.
      return { data: undefined, status: statusOf(error) };
    }
  };

  /** Requests the data that is missing. */
  function missingOf({ pathname, searchParams }: URL, from: Api): Promise<unknown> | null {
    const { screen, params } = screenAt('site', pathname);
    const missing: Promise<unknown>[] = [];
    try {
      pageReads.get(screen)?.({ params, search: searchParams, api: from }, (options) => {
        const isThere = queries.getQueryData(options.queryKey) !== undefined;
        // Pages show cached data, however old.
        const answer = fetched(isThere ? { ...options, staleTime: Infinity } : options);
        if (!isThere) missing.push(answer);
        return answer;
      });
    } catch (error) {
      // The page reports which parameter is invalid.
      if (!(error instanceof InvalidParameter)) throw error;
    }
    return missing.length === 0 ? null : Promise.all(missing);
  }

  return {
    ahead: (url) => {
      void missingOf(url, (route, parameters, query, options) => {
        const isListing = route === publicRoutes.business || route === publicRoutes.businessBySlug;
        if (isListing) unseen.add(url.pathname);
        return api(route, parameters, query, { ...options, isAhead: isListing });
      });
    },
    opened: (url) => {
      const missing = missingOf(url, api);
      if (unseen.delete(url.pathname)) void countView(url);
      return missing;
    },
  };

  /** Reports a view of a listing whose data was prefetched. */
  async function countView(url: URL): Promise<void> {
    const { screen, params } = screenAt('site', url.pathname);
    const reads = pageReads.get(screen)?.({ params, search: url.searchParams, api }, fetched);
    const listing = (await reads?.['business'])?.data as { readonly id: string } | undefined;
    if (!listing) return;
    const body = JSON.stringify({ business: listing.id, kind: 'views' });
    navigator.sendBeacon(visitorRoutes.click.path, new Blob([body], { type: 'application/json' }));
  }
}
