import { z } from 'zod';
import { defineOperation } from '../../operation.js';

export const categoryCountsSchema = z.object({
  slug: z.string(),
  total: z.number().int(),
  cities: z.number().int(),
  /** Mean rating, as text with one decimal; null without ratings. */
  averageRating: z.string().nullable(),
  /** Listings added in the last 30 days. */
  addedLast30Days: z.number().int(),
  topCities: z.array(z.object({ city: z.string(), businessCount: z.number().int() })).max(5),
});
export type CategoryCounts = z.infer<typeof categoryCountsSchema>;

/** The registry's categories with figures computed from the data. */
export const listCategories = defineOperation({
  service: 'directory',
  name: 'list-categories',
  input: z.object({}),
  output: z.array(categoryCountsSchema),
});
