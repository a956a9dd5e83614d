import { z } from 'zod';
import { limitParameter, offsetParameter, searchText } from '../../model/inputs/query.js';
import { PAGE_SIZE, PAGING } from '../../limits/index.js';
import { businessCardSchema } from '../../model/business/business.js';
import { defineOperation } from '../operation.js';
import { searchFilterFields, searchFilterNames, searchSorts } from './search-filters.js';
import { fitCards } from '../fit/fit-cards.js';

/** Explains to the visitor why a response is not exactly what was requested. */
export const searchNoticeSchema = z.discriminatedUnion('kind', [
  /** There are no results at the place itself; these are the nearest, with `distanceKm`. */
  z.object({ kind: z.literal('nearest'), place: z.string() }),
  /** The place is unknown, so there are no results. */
  z.object({ kind: z.literal('unknown-place'), place: z.string() }),
  /** The index is unavailable: prefix matches from the database, without typo tolerance and without these filters. */
  z.object({ kind: z.literal('degraded'), ignored: z.array(z.enum(searchFilterNames)) }),
]);
export type SearchNotice = z.infer<typeof searchNoticeSchema>;

/** How the search text was understood, as chips that can be removed, and what was ignored. */
export const understoodSchema = z.object({
  intent: z.enum(['everything', 'phone', 'email', 'website', 'street', 'trade', 'need', 'name']),
  parts: z.array(
    z.object({
      kind: z.enum([
        'trade',
        'need',
        'place',
        'near-me',
        'time',
        'attribute',
        'wish',
        'phone',
        'email',
        'website',
        'street',
      ]),
      /** As typed. */
      text: z.string(),
      /** A trade's key, 'now', 'day-6' (Sunday), a feature ('wheelchair'), a place or the kilometres around it … */
      value: z.string(),
      /** The search text without this part. */
      without: z.string(),
      /**
       * The label of the trade that the part was read as, if the text does not name the trade itself and such
       * businesses are listed.
       */
      trade: z.string().max(200).optional(),
    }),
  ),
  /** Words that the search ignored, as typed. */
  ignored: z.array(z.string()),
  /** Those of `ignored` that are a trade or a need: no business is listed for it, but related ones are. */
  lacking: z.array(z.string().max(200)).max(10).optional(),
  /**
   * How many of `total` are at the place itself; the others are the nearest around it. 0 if the place has none of
   * the requested kind.
   */
  inside: z.number().int().optional(),
  /** Known places that an unknown one may mean. */
  candidates: z.array(z.string()).optional(),
  /** Trades that a text without a good match may mean, most likely first; searching for `label` finds the trade. */
  tradesMeant: z.array(z.object({ key: z.string().max(60), label: z.string().max(200) })).optional(),
});
export type Understood = z.infer<typeof understoodSchema>;

/** Businesses by text, place and category, each optional. */
export const searchBusinesses = defineOperation({
  service: 'search',
  name: 'search-businesses',
  input: z.object({
    query: searchText().optional(),
    location: searchText().optional(),
    /** Category slug or label, e.g. 'KFZ-Werkstatt'. */
    category: searchText().optional(),
    ...searchFilterFields,
    /** Defaults to `relevance`; around a place, nearest first. */
    sort: z.enum(searchSorts, { error: `must be one of ${searchSorts.join(', ')}` }).optional(),
    limit: limitParameter(PAGE_SIZE.searchResults),
    offset: offsetParameter(),
  }),
  output: z.object({
    businesses: z.array(businessCardSchema).max(PAGING.maxLimit),
    total: z.number().int(),
    notice: searchNoticeSchema.nullable(),
    /** Omitted if the text consists only of words to search for. */
    understood: understoodSchema.optional(),
  }),
  fit: fitCards,
});
