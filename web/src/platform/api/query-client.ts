import { CACHE, RETRY } from '@gewerk/contracts/limits';
import { QueryCache, QueryClient, type DefaultOptions, type MutationCache } from '@tanstack/react-query';
import { logFailure } from '../log-failure.js';

/** Freshness and retries of every query that does not set its own (public specification, section 9). */
export const queryDefaults = {
  queries: {
    staleTime: CACHE.fresh,
    gcTime: CACHE.retained,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    retry: RETRY.queries,
    retryDelay: RETRY.delay,
  },
  // Without this, a change made offline would wait silently instead of failing with a message.
  mutations: { retry: RETRY.mutations, retryDelay: RETRY.delay, networkMode: 'always' },
} satisfies DefaultOptions;

/**
 * The browser's query client. Failures of queries with `meta.logFailure` are logged to the console.
 * @param mutationCache required for mutations in the built client (lean-packages.ts)
 */
export function createQueryClient(mutationCache?: MutationCache): QueryClient {
  return new QueryClient({
    ...(mutationCache && { mutationCache }),
    defaultOptions: queryDefaults,
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.['logFailure']) logFailure(error);
      },
    }),
  });
}
