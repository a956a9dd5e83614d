import { z } from 'zod';
import { submissionDraftSchema } from '../../../model/moderation/submission-draft.js';
import { formDeliverySchema } from '../../form-delivery.js';
import { defineOperation } from '../../operation.js';

/**
 * Stores a submission; it is published only once the operator approves it. Sending it again with the same key
 * returns the same id. Fails with `conflict` if the key was used for another draft or the form token was used
 * before.
 */
export const submitBusiness = defineOperation({
  service: 'directory',
  name: 'submit-business',
  input: z.object({ delivery: formDeliverySchema, draft: submissionDraftSchema }),
  output: z.object({ id: z.string() }),
});
