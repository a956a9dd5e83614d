import { z } from 'zod';
import { businessDetailSchema } from '../../../model/business/business.js';
import { businessFormSchema } from '../../../model/business/business-form.js';
import { defineOperation } from '../../operation.js';

/**
 * The page as it would be after saving a form (for a new business if `id` is null); nothing is stored. Fails
 * with `business-not-found` and `invalid-input`.
 */
export const previewBusiness = defineOperation({
  service: 'directory',
  name: 'preview-business',
  input: z.object({ id: z.string().max(100).nullable(), form: businessFormSchema }),
  output: businessDetailSchema,
});
