import { z } from 'zod';
import { defineOperation } from '../../operation.js';

/** The figures of the whole directory, from its maintained projection: the one source of each number. */
export const getDirectoryCounts = defineOperation({
  service: 'directory',
  name: 'get-counts',
  input: z.object({}),
  output: z.object({
    /** Listed businesses. */
    total: z.number().int(),
    /** Cities with at least one listed business, 'Unknown' left out. */
    cities: z.number().int(),
    /** Distinct category values. */
    categories: z.number().int(),
    /** Mean of all ratings, one decimal as text; null without any. */
    averageRating: z.string().nullable(),
    /** Listings added in the last 30 days. */
    addedLast30Days: z.number().int(),
  }),
});
