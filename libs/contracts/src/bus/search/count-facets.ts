import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { searchBusinesses } from './search-businesses.js';

const count = z.number().int();

/**
 * How many businesses each filter value would find if the rest of the search stayed the same. Fails with
 * `unavailable` while the index is unavailable.
 */
export const countFacets = defineOperation({
  service: 'search',
  name: 'count-facets',
  input: searchBusinesses.input.omit({ limit: true, offset: true, sort: true }),
  output: z.object({
    openNow: count,
    hasWebsite: count,
    hasPhone: count,
    /** By minimum rating. */
    minRating: z.record(z.string(), count),
    /** By registry slug; a category that would find nothing is absent. */
    categories: z.record(z.string(), count),
    /** The directory's largest cities, in that order. */
    cities: z.array(z.object({ city: z.string(), count })),
    /** By kilometres around the given place; null if none is given or known. */
    radius: z.record(z.string(), count).nullable(),
  }),
});
