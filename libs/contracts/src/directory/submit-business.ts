import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { formDeliverySchema } from '../forms/form-delivery.js';
import { submissionDraftSchema } from './submission.js';

/**
 * Stores a submission; it is not published before the owner approves it. Sent again with the same key it answers the
 * same id. Fails with `conflict` where the key stands for another draft or the form token was used before.
 */
export const submitBusiness = defineOperation({
  service: 'directory',
  name: 'submit-business',
  input: z.object({ delivery: formDeliverySchema, draft: submissionDraftSchema }),
  output: z.object({ id: z.string() }),
});
