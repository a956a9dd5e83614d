import { z } from 'zod';
import { defineOperation } from '../operation.js';

/** Most candidates of one kind. */
const MOST = 20;

/**
 * Listed businesses of the whole stock that may be the same as one: by phone number, by the host of the website, or by a name
 * like it in the same city. Candidates only: who asks compares them. Fails with `unavailable` while the index is away.
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

/** Candidates that each of the three questions answers at most. */
export const ALIKE_CANDIDATES = MOST;
