import { z } from 'zod';
import { defineEvent } from '../event.js';
import { defineOperation } from '../operation.js';
import { cutList } from '../fit/fit-answer.js';

/**
 * The redirects of a few milliseconds. Each event is applied once, by its batch id, however often it is
 * delivered. Unlike with other events, its content is used, since there is no state to read again.
 */
export const redirectsFollowed = defineEvent(
  'redirect.followed',
  z.object({
    batchId: z.string().max(100),
    /** ISO instant. */
    at: z.iso.datetime(),
    counts: z.array(z.object({ domain: z.string(), count: z.number().int().min(1) })),
  }),
);

/**
 * Redirects by domain, most frequent first (admin specification, section 3); the total includes the domains that do
 * not fit into the response.
 */
export const getRedirectStats = defineOperation({
  service: 'redirect-tracking',
  name: 'get-redirect-stats',
  input: z.object({}),
  output: z.object({
    stats: z.array(
      z.object({
        domain: z.string(),
        count: z.number().int(),
        /** ISO instant. */
        lastRedirect: z.string(),
      }),
    ),
    totalRedirects: z.number().int(),
    /** ISO instant of the response. */
    timestamp: z.string(),
  }),
  fit: cutList('stats', () => ({})),
});

/** Resets all counts; redirects before the reset are never counted again. */
export const clearRedirectStats = defineOperation({
  service: 'redirect-tracking',
  name: 'clear-redirect-stats',
  input: z.object({}),
  output: z.object({ cleared: z.number().int() }),
});
