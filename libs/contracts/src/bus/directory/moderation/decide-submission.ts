import { z } from 'zod';
import { typedParagraphs } from '../../../model/inputs/form-texts.js';
import { FORM_LENGTH } from '../../../limits/index.js';
import { defineOperation } from '../../operation.js';
import { submissionSchema } from './submission.js';

const id = z.string().max(100);

/**
 * Publishes a submission, rejects it with a reason, or merges it into a listed business, and informs its submitter by
 * mail. Sending it again returns the same response. Fails with `submission-not-found`, `conflict` if it was decided
 * differently, and `business-not-found` for the target of a merge.
 */
export const decideSubmission = defineOperation({
  service: 'directory',
  name: 'decide-submission',
  input: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve'), id }),
    z.strictObject({ decision: z.literal('reject'), id, reason: typedParagraphs(FORM_LENGTH.reason) }),
    z.strictObject({ decision: z.literal('merge'), id, businessId: z.string().max(100) }),
  ]),
  output: submissionSchema,
  timeoutMs: 30_000,
});
