import { z } from 'zod';
import { businessCardSchema } from '../business/business.js';
import { defineOperation } from '../core/operation.js';
import { limitParameter } from '../core/query.js';
import { PAGE_SIZE } from '../limits.js';

/** Businesses with the best rating weighted by the number of reviews, best first. */
export const listPopularBusinesses = defineOperation({
  service: 'directory',
  name: 'list-popular-businesses',
  input: z.object({ limit: limitParameter(PAGE_SIZE.popular) }),
  output: z.array(businessCardSchema),
});
