import { z } from 'zod';
import { submissionDraftSchema } from '../../../model/moderation/submission-draft.js';
import { defineOperation } from '../../operation.js';
import { submissionSchema } from './submission.js';

/** Corrects a waiting submission. Fails with `submission-not-found`, and `conflict` if it has been decided. */
export const editSubmission = defineOperation({
  service: 'directory',
  name: 'edit-submission',
  input: z.object({ id: z.string().max(100), draft: submissionDraftSchema }),
  output: submissionSchema,
});
