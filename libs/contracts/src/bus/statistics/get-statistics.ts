import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { daySchema, monthSchema } from './days.js';
import { listingCountsSchema, searchCountsSchema } from './statistics-counted.js';

const countedListing = z.object({ id: z.string(), name: z.string(), city: z.string(), urlSlug: z.string() });
const listingDays = z.array(listingCountsSchema.extend({ day: daySchema }));

/** Use of the listings in a month: by day, and the most viewed ones. */
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

/** Use of one listing in a month, by day. Fails with `business-not-found`. */
export const getBusinessStatistics = defineOperation({
  service: 'directory',
  name: 'get-business-statistics',
  input: z.strictObject({ id: z.string(), month: monthSchema }),
  output: z.object({ business: countedListing, days: listingDays }),
});

/** Searches in a month: by day, and the words used by several visitors. */
export const getSearchStatistics = defineOperation({
  service: 'search',
  name: 'get-search-statistics',
  input: z.strictObject({ month: monthSchema }),
  output: z.object({
    days: z.array(searchCountsSchema.extend({ day: daySchema })),
    /** Most searched first. */
    words: z.array(searchCountsSchema.extend({ text: z.string() })),
    /** Words that found nothing, most frequent first, each with similar words that find something. */
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
