import { z } from 'zod';
import { businessCardSchema } from '../business/business.js';
import { defineOperation } from '../core/operation.js';
import { limitParameter, offsetParameter, searchText } from '../core/query.js';
import { PAGE_SIZE } from '../limits.js';
import { searchFilterFields, searchFilterNames } from './search-filters.js';

/** What a visitor should know of an answer that is not exactly what was asked for. */
export const searchNoticeSchema = z.discriminatedUnion('kind', [
  /** Nothing is at the place itself: these are the nearest, with `distanceKm`. */
  z.object({ kind: z.literal('nearest'), place: z.string() }),
  /** The place is not known; the search ignored it. */
  z.object({ kind: z.literal('unknown-place'), place: z.string() }),
  /** The index is away: prefix matches from the database, without typo tolerance and without these filters. */
  z.object({ kind: z.literal('degraded'), ignored: z.array(z.enum(searchFilterNames)) }),
]);
export type SearchNotice = z.infer<typeof searchNoticeSchema>;

/** Businesses by text, place and category; any of them may be missing. */
export const searchBusinesses = defineOperation({
  service: 'search',
  name: 'search-businesses',
  input: z.object({
    query: searchText().optional(),
    location: searchText().optional(),
    /** Category slug or label, e.g. 'KFZ-Werkstatt'. */
    category: searchText().optional(),
    ...searchFilterFields,
    limit: limitParameter(PAGE_SIZE.listing),
    offset: offsetParameter(),
  }),
  output: z.object({
    businesses: z.array(businessCardSchema),
    total: z.number().int(),
    notice: searchNoticeSchema.nullable(),
  }),
});
