import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Api } from './api/api.js';
import { prefetch, type Prefetched } from './prefetch.js';
import type { AddressInput } from './route-parameters.js';

/** Runs a query, or joins one that is in progress. Never fails. */
export type Read = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
) => Promise<Prefetched<Data>>;

export interface ReadInput extends AddressInput {
  readonly api: Api;
}

/**
 * The first requests for a page's data, all in parallel: made by the server before rendering, or by the browser
 * while the page's scripts load. Throws `InvalidParameter` if the URL is invalid.
 */
export type PageReads = (
  input: ReadInput,
  read: Read,
) => Readonly<Record<string, Promise<Prefetched<unknown>> | undefined>>;

/** Loads data into a query client, trying each query only once. */
export const readInto =
  (client: QueryClient): Read =>
  (query) =>
    prefetch(client, query);
