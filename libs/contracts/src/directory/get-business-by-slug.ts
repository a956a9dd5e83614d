import { z } from 'zod';
import { businessDetailSchema } from '../business/business.js';
import { defineOperation } from '../core/operation.js';

/**
 * One business by the two parts of its address. `business.urlSlug` differs from what was asked
 * where the business was renamed: pages then answer 301. Fails with `business-not-found`.
 */
export const getBusinessBySlug = defineOperation({
  service: 'directory',
  name: 'get-business-by-slug',
  // What is no slug answers 404, however long an address may hold it.
  input: z.object({ city: z.string().max(4_096), slug: z.string().max(4_096) }),
  output: businessDetailSchema,
});
