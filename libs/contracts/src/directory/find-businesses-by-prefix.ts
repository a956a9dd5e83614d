import { z } from 'zod';
import { businessCardSchema } from '../business/business.js';
import { defineOperation } from '../core/operation.js';
import { limitParameter, offsetParameter, searchText } from '../core/query.js';
import { PAGE_SIZE } from '../limits.js';

/**
 * What search falls back to while its index is away: businesses whose name starts with the query,
 * in the city (by name) or postal code area (by prefix) given. No typo tolerance.
 */
export const findBusinessesByPrefix = defineOperation({
  service: 'directory',
  name: 'find-by-prefix',
  input: z.object({
    query: searchText().optional(),
    city: searchText().optional(),
    postalCode: searchText().optional(),
    /** Registry slug of a category. */
    categorySlug: z.string().max(100).optional(),
    limit: limitParameter(PAGE_SIZE.listing),
    offset: offsetParameter(),
  }),
  output: z.object({ businesses: z.array(businessCardSchema), hasMore: z.boolean() }),
});
