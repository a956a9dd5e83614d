import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { searchBusinesses } from './search-businesses.js';

const count = z.number().int();

/**
 * How many businesses each choice of the filters would find, everything else that is asked for staying as it is.
 * Fails with `unavailable` while the index is away.
 */
export const countFacets = defineOperation({
  service: 'search',
  name: 'count-facets',
  input: searchBusinesses.input.omit({ limit: true, offset: true, sort: true }),
  output: z.object({
    openNow: count,
    hasWebsite: count,
    hasPhone: count,
    /** By lowest rating. */
    minRating: z.record(z.string(), count),
    /** By registry slug; a category that would find nothing is absent. */
    categories: z.record(z.string(), count),
    /** The cities of the directory with most businesses, in that order. */
    cities: z.array(z.object({ city: z.string(), count })),
    /** By kilometres around the place given; null where none is given or known. */
    radius: z.record(z.string(), count).nullable(),
  }),
});
