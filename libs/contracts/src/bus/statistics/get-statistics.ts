import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { daySchema, monthSchema } from './days.js';
import { listingCountsSchema, searchCountsSchema } from './statistics-counted.js';

const countedListing = z.object({ id: z.string(), name: z.string(), city: z.string(), urlSlug: z.string() });
const listingDays = z.array(listingCountsSchema.extend({ day: daySchema }));

/** How the listings were used in a month: by day, and those that were read most. */
export const getListingStatistics = defineOperation({
  service: 'directory',
  name: 'get-listing-statistics',
  input: z.strictObject({ month: monthSchema }),
  output: z.object({
    /** Each day up to today, oldest first. */
    days: listingDays,
    /** Most views first. */
    listings: z.array(countedListing.extend(listingCountsSchema.shape)),
  }),
});

/** How one listing was used in a month, by day. Fails with `business-not-found`. */
export const getBusinessStatistics = defineOperation({
  service: 'directory',
  name: 'get-business-statistics',
  input: z.strictObject({ id: z.string(), month: monthSchema }),
  output: z.object({ business: countedListing, days: listingDays }),
});

/** What was searched in a month: by day, and the words that several visitors searched. */
export const getSearchStatistics = defineOperation({
  service: 'search',
  name: 'get-search-statistics',
  input: z.strictObject({ month: monthSchema }),
  output: z.object({
    days: z.array(searchCountsSchema.extend({ day: daySchema })),
    /** Most searched first. */
    words: z.array(searchCountsSchema.extend({ text: z.string() })),
    /** Words that found nothing, most often first, each with words near it that find something. */
    unfound: z.array(
      searchCountsSchema.extend({
        text: z.string(),
        suggestions: z.array(
          z.object({
            text: z.string(),
            /** How many businesses it finds. */
            businesses: z.number().int(),
          }),
        ),
      }),
    ),
  }),
});
