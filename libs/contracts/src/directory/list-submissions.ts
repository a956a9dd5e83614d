import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { limitParameter, pageParameter, withBoundedDepth } from '../core/query.js';
import { PAGE_SIZE } from '../limits.js';
import { submissionSchema, submissionStates } from './submission.js';

/** Submissions of one state: those that wait oldest first, the others by their decision, newest first. */
export const listSubmissions = defineOperation({
  service: 'directory',
  name: 'list-submissions',
  input: withBoundedDepth(
    z.object({
      state: z.enum(submissionStates).default('waiting'),
      page: pageParameter(),
      limit: limitParameter(PAGE_SIZE.admin),
    }),
  ),
  output: z.object({
    submissions: z.array(submissionSchema),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  }),
});
