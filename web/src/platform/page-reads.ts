import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Api } from './api/api.js';
import { prefetch, type Prefetched } from './prefetch.js';
import type { AddressInput } from './route-parameters.js';

/** Runs a query, or joins one in progress. Never fails. */
export type Read = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
) => Promise<Prefetched<Data>>;

export interface ReadInput extends AddressInput {
  readonly api: Api;
}

/**
 * The first reads of a page, all in parallel: by the server before rendering, by the browser while the page's
 * scripts load. Throws `InvalidParameter` for a bad address.
 */
export type PageReads = (
  input: ReadInput,
  read: Read,
) => Readonly<Record<string, Promise<Prefetched<unknown>> | undefined>>;

/** Reads into a query client, trying once. */
export const readInto =
  (client: QueryClient): Read =>
  (query) =>
    prefetch(client, query);
