import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { statusOf } from './api/api-error.js';

export type Prefetched<Data> =
  | { readonly data: Data; readonly status: 200 }
  | { readonly data: undefined; readonly status: number };

const OK = 200;

/** Runs a query once and stores its result or failure in the client. */
export async function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Prefetched<Data>> {
  try {
    const data = await client.fetchQuery<Data, Error, Data, Key>({
      ...(options as Parameters<typeof client.fetchQuery<Data, Error, Data, Key>>[0]),
      retry: false,
    });
    return { data, status: OK };
  } catch (error) {
    return { data: undefined, status: statusOf(error) };
  }
}
