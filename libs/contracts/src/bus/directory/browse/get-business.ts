import { z } from 'zod';
import { businessDetailSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';

/** One business by id. Fails with `business-not-found`. */
export const getBusiness = defineOperation({
  service: 'directory',
  name: 'get-business',
  // Anything that is not an id is answered with 404, whatever its length.
  input: z.object({ id: z.string().max(4_096) }),
  output: businessDetailSchema,
});
