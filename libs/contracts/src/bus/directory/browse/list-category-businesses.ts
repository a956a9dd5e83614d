import { z } from 'zod';
import { limitParameter, pageParameter, pathText, withBoundedDepth } from '../../../model/inputs/query.js';
import { PAGE_SIZE, PAGING } from '../../../limits/index.js';
import { businessCardSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';
import { fitCards } from '../../fit/fit-cards.js';

export const categorySorts = ['rating', 'name', 'city', 'reviews'] as const;
export type CategorySort = (typeof categorySorts)[number];

/**
 * One page of a category's businesses. Fails with `category-not-found` for a slug that is not in the
 * registry.
 */
export const listCategoryBusinesses = defineOperation({
  service: 'directory',
  name: 'list-category-businesses',
  input: withBoundedDepth(
    z.object({
      category: pathText(),
      page: pageParameter(),
      limit: limitParameter(PAGE_SIZE.category),
      sortBy: z
        .enum(categorySorts, { error: `must be one of ${categorySorts.join(', ')}` })
        .default('rating'),
    }),
  ),
  output: z.object({
    businesses: z.array(businessCardSchema).max(PAGING.maxLimit),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  }),
  fit: fitCards,
});
