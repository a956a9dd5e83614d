import { metrics, type RequestContext, requestContext } from '@gewerk/service-kit';
import { Histogram } from 'prom-client';

const roundTrips = new Histogram({
  name: 'gewerk_search_round_trips',
  help: 'Successive requests to the search engine for one search',
  buckets: [1, 2, 3, 4, 6, 10],
  registers: [metrics],
});

const made = new WeakMap<RequestContext, number>();

/** Counts a request to the engine for the current search. */
export function countRoundTrip(): void {
  const context = requestContext.getStore();
  if (context) made.set(context, (made.get(context) ?? 0) + 1);
}

/** Reports the number of requests for the current search. */
export function noteRoundTrips(): void {
  const context = requestContext.getStore();
  if (context) roundTrips.observe(made.get(context) ?? 0);
}
