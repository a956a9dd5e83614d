import { z } from 'zod';
import { businessIdPattern } from '../business/business.js';
import { defineEvent } from '../core/event.js';
import { SEARCH_WORD } from '../limits.js';

/** What visitors do with a listing that is counted: read its page, or follow one of its links. */
export const listingUses = ['views', 'phone', 'website', 'route'] as const;
export type ListingUse = (typeof listingUses)[number];
/** A link of a listing that visitors follow. */
export const clickKinds = ['phone', 'website', 'route'] as const;
export type ClickKind = (typeof clickKinds)[number];

const count = z.number().int().min(0);

/** How often each use happened. */
export const listingCountsSchema = z.object({ views: count, phone: count, website: count, route: count });
export type ListingCounts = z.output<typeof listingCountsSchema>;

/** Searches, and those of them that found nothing. */
export const searchCountsSchema = z.object({ searches: count, unfound: count });
export type SearchCounts = z.output<typeof searchCountsSchema>;

/** A day of UTC, `YYYY-MM-DD`. */
export const daySchema = z.iso.date('must be a day such as 2026-11-22');

/**
 * What visitors did within some hundred milliseconds, as sums that name no visitor. Each is applied once, by its batch
 * id, however often it is delivered: it is its content that counts, since there is no state of it to re-read.
 */
export const usageCounted = defineEvent(
  'usage.counted',
  z.object({
    batchId: z.string().max(100),
    day: daySchema,
    listings: z.array(listingCountsSchema.extend({ id: z.string().regex(businessIdPattern) })),
    searches: z.array(
      searchCountsSchema.extend({
        /** In lower case; null for what is counted without its words. */
        text: z.string().min(1).max(SEARCH_WORD.maxLength).nullable(),
      }),
    ),
  }),
);
