import { z } from 'zod';
import { businessDetailSchema } from '../business/business.js';
import { defineOperation } from '../core/operation.js';

/** One business by id. Fails with `business-not-found`. */
export const getBusiness = defineOperation({
  service: 'directory',
  name: 'get-business',
  input: z.object({ id: z.string().max(200) }),
  output: businessDetailSchema,
});
