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
    /** One decimal; null without any rating. */
    avgRating: z.number().nullable(),
  }),
});

/**
 * Cities with their number of businesses, most first, 'Unknown' left out: the `LIST_LENGTH.cities` largest, or of all those with
 * a word that `search` begins.
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
        /** Listings added on that day that are there now. */
        added: z.number().int(),
        /** Of the listings that are there now, those that were there at the day's end. */
        total: z.number().int(),
      }),
    ),
  }),
});
