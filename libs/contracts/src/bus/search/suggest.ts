import { z } from 'zod';
import { searchText } from '../../model/inputs/query.js';
import { defineOperation } from '../operation.js';

/** What a visitor who is still typing may mean: businesses, categories and cities, the likeliest first; each leads to its page. */
export const suggest = defineOperation({
  service: 'search',
  name: 'suggest',
  input: z.object({ query: searchText().refine((text) => text !== '', 'must not be empty') }),
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
    /** Slugs of the registry, each with the trade that the text names; null where it names the category itself. */
    categories: z.array(z.object({ slug: z.string(), trade: z.string().nullable() })),
    cities: z.array(z.object({ city: z.string(), businessCount: z.number().int() })),
    /** Searches of both fields, 'Friseur' in 'Köln' or a postal code alone; left out where there is none. */
    searches: z.array(z.object({ query: z.string().max(200), location: z.string().max(200) })).optional(),
  }),
  timeoutMs: 2_000,
});
