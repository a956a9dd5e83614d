import { z } from 'zod';
import { SEARCH_WORD } from '../../limits/index.js';
import { businessIdPattern } from '../../model/business/business.js';
import { defineEvent } from '../event.js';
import { daySchema } from './days.js';

const count = z.number().int().min(0);

/** Count of each kind of use. */
export const listingCountsSchema = z.object({ views: count, phone: count, website: count, route: count });
export type ListingCounts = z.output<typeof listingCountsSchema>;

/** Searches, and how many of them found nothing. */
export const searchCountsSchema = z.object({ searches: count, unfound: count });
export type SearchCounts = z.output<typeof searchCountsSchema>;

/**
 * What visitors did within a few hundred milliseconds, as sums that identify no visitor. Each event is
 * applied once, by its batch id, however often it is delivered: its content is used, since there is no state
 * to read again.
 */
export const statisticsCounted = defineEvent(
  'statistics.counted',
  z.object({
    batchId: z.string().max(100),
    day: daySchema,
    listings: z.array(listingCountsSchema.extend({ id: z.string().regex(businessIdPattern) })),
    searches: z.array(
      searchCountsSchema.extend({
        /** In lower case; null for searches counted without their words. */
        text: z.string().min(1).max(SEARCH_WORD.maxLength).nullable(),
      }),
    ),
  }),
);
