import { z } from 'zod';
import { defineOperation } from '../../operation.js';

/**
 * Totals for the whole directory, from its maintained projection, which is the only source of these numbers.
 */
export const getDirectoryCounts = defineOperation({
  service: 'directory',
  name: 'get-counts',
  input: z.object({}),
  output: z.object({
    /** Listed businesses. */
    total: z.number().int(),
    /** Cities with at least one listed business, excluding 'Unknown'. */
    cities: z.number().int(),
    /** Distinct category values. */
    categories: z.number().int(),
    /** Mean of all ratings, as text with one decimal; null if there are none. */
    averageRating: z.string().nullable(),
    /** Listings added in the last 30 days. */
    addedLast30Days: z.number().int(),
  }),
});
