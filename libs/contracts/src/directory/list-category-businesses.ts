import { z } from 'zod';
import { businessCardSchema } from '../business/business.js';
import { defineOperation } from '../core/operation.js';
import { limitParameter, pageParameter, pathText, withBoundedDepth } from '../core/query.js';
import { PAGE_SIZE } from '../limits.js';

export const categorySorts = ['rating', 'name', 'city', 'reviews'] as const;
export type CategorySort = (typeof categorySorts)[number];

/** One page of a category's businesses. Fails with `category-not-found` for a slug the registry does not know. */
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
    businesses: z.array(businessCardSchema),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  }),
});
