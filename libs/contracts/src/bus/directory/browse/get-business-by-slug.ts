import { z } from 'zod';
import { businessDetailSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';

/** One business by its address; a different `urlSlug` means it moved (301). Fails with `business-not-found`. */
export const getBusinessBySlug = defineOperation({
  service: 'directory',
  name: 'get-business-by-slug',
  // Anything that is not a slug is answered with 404, whatever its length.
  input: z.object({ city: z.string().max(4_096), slug: z.string().max(4_096) }),
  output: businessDetailSchema,
});
