import { z } from 'zod';
import { limitParameter, offsetParameter, searchText } from '../../../model/inputs/query.js';
import { PAGE_SIZE, PAGING } from '../../../limits/index.js';
import { businessCardSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';
import { fitCards } from '../../fit/fit-cards.js';

/**
 * Fallback while the search index is unavailable: listed businesses by a prefix of name, city or postal code.
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
    limit: limitParameter(PAGE_SIZE.searchResults),
    offset: offsetParameter(),
  }),
  output: z.object({ businesses: z.array(businessCardSchema).max(PAGING.maxLimit), hasMore: z.boolean() }),
  fit: fitCards,
});
