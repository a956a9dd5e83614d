import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Api } from './api/api.js';
import { prefetch, type Prefetched } from './prefetch.js';
import type { AddressInput } from './route-parameters.js';

/** Runs a query, or joins its run that is under way. Never fails. */
export type Read = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
) => Promise<Prefetched<Data>>;

export interface ReadInput extends AddressInput {
  readonly api: Api;
}

/**
 * What a page reads first, all of it at once: the server before rendering, the browser while the page's scripts are on
 * their way. Throws `InvalidParameter` for a bad address.
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
