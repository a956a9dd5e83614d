import { z } from 'zod';
import { defineOperation } from '../operation.js';

/** Maximum number of candidates found by one criterion. */
const MOST = 20;

/**
 * All listed businesses that may be the same as a given one: by phone number, by the host of the website, or by a
 * similar name in the same city. They are candidates only: the caller compares them. Fails with `unavailable`
 * while the index is unavailable.
 */
export const findAlikeBusinesses = defineOperation({
  service: 'search',
  name: 'find-alike-businesses',
  input: z.object({
    name: z.string().max(500),
    city: z.string().max(500),
    /** ISO 3166-1 alpha-2. */
    country: z.string().max(2),
    phone: z.string().max(100).optional(),
    website: z.string().max(3_000).optional(),
  }),
  output: z.object({ ids: z.array(z.string().max(24)).max(3 * MOST) }),
  timeoutMs: 20_000,
});

/** Maximum number of candidates that each of the three criteria returns. */
export const ALIKE_CANDIDATES = MOST;
