import { z } from 'zod';
import { LIST_LENGTH } from '../../../limits/index.js';
import { boundedInteger, searchText } from '../../../model/inputs/query.js';
import { cutAnswer } from '../../fit/fit-answer.js';
import { defineOperation } from '../../operation.js';

/** The panel's four figures, from the directory's maintained projection. */
export const getPanelCounts = defineOperation({
  service: 'directory',
  name: 'get-panel-counts',
  input: z.object({}),
  output: z.object({
    totalBusinesses: z.number().int(),
    totalCities: z.number().int(),
    totalCategories: z.number().int(),
    /** One decimal; null without ratings. */
    avgRating: z.number().nullable(),
  }),
});

/**
 * The `LIST_LENGTH.cities` cities with the most businesses, largest first, excluding 'Unknown'; with
 * `search`, only cities with a word that begins with it.
 */
export const listPanelCities = defineOperation({
  service: 'directory',
  name: 'list-panel-cities',
  input: z.strictObject({
    search: searchText().optional(),
    limit: boundedInteger(1, LIST_LENGTH.cities).optional(),
  }),
  output: z.array(z.object({ city: z.string(), count: z.number().int() })).max(LIST_LENGTH.cities),
  fit: cutAnswer,
});

/** Listings over the last 30 UTC days, oldest first. */
export const getPanelGrowth = defineOperation({
  service: 'directory',
  name: 'get-panel-growth',
  input: z.object({}),
  output: z.object({
    days: z.array(
      z.object({
        /** `YYYY-MM-DD` */
        day: z.string(),
        /** Present listings that were added on that day. */
        added: z.number().int(),
        /** Present listings that already existed at the end of that day. */
        total: z.number().int(),
      }),
    ),
  }),
});
