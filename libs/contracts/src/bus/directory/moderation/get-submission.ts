import { z } from 'zod';
import { businessCardSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';
import { submissionSchema } from './submission.js';

/** One submission with the listed businesses that may be the same. Fails with `submission-not-found`. */
export const getSubmission = defineOperation({
  service: 'directory',
  name: 'get-submission',
  input: z.object({ id: z.string().max(100) }),
  output: z.object({
    submission: submissionSchema,
    /** Same phone number or website anywhere, or a similar name in the same place; at most ten. */
    duplicates: z.array(businessCardSchema).max(10),
    /** False if only its postal code could be searched: the index is unavailable, or an earlier release answers. */
    isWholeStock: z.boolean().optional(),
  }),
});
