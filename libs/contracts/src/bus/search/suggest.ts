import { z } from 'zod';
import { searchText } from '../../model/inputs/query.js';
import { defineOperation } from '../operation.js';

/** Suggestions while a visitor types: businesses, categories and cities, most likely first; each leads to its page. */
export const suggest = defineOperation({
  service: 'search',
  name: 'suggest',
  input: z.object({
    query: searchText().refine((text) => text !== '', 'must not be empty'),
    /** The field that is being typed into; defaults to the search text. */
    field: z.enum(['query', 'location']).optional(),
    /** The place given with a search text: businesses there come first. */
    location: searchText().optional(),
  }),
  output: z.object({
    businesses: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        city: z.string(),
        category: z.string().nullable(),
        urlSlug: z.string(),
      }),
    ),
    /** Registry slugs, each with the trade that the text names; null if it names the category itself. */
    categories: z.array(z.object({ slug: z.string(), trade: z.string().nullable() })),
    cities: z.array(z.object({ city: z.string(), businessCount: z.number().int() })),
    /** For the place field, most likely first; omitted for the search text. */
    places: z
      .array(
        z.object({
          /** For the place field: a city, a postal code, 'Köln-Ehrenfeld'. */
          location: z.string().max(200),
          /** The place of a postal code; '' for others. */
          detail: z.string().max(200),
          /** Number of businesses listed there; null if it is not counted. */
          businessCount: z.number().int().nullable(),
        }),
      )
      .optional(),
    /**
     * Searches that set both fields: 'Friseur' and 'Köln', or an empty query and a postal code; omitted if
     * there are none.
     */
    searches: z.array(z.object({ query: z.string().max(200), location: z.string().max(200) })).optional(),
  }),
  timeoutMs: 2_000,
});
