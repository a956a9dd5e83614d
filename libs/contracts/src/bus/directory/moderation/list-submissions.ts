import { z } from 'zod';
import { limitParameter, pageParameter, withBoundedDepth } from '../../../model/inputs/query.js';
import { PAGE_SIZE, PAGING } from '../../../limits/index.js';
import { submissionStates } from '../../../model/moderation/submissions.js';
import { defineOperation } from '../../operation.js';
import { submissionSchema } from './submission.js';
import { fitSubmissions } from '../../fit/fit-moderation.js';

/** Submissions of one state: waiting ones oldest first, the others by their decision, newest first. */
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
    submissions: z.array(submissionSchema).max(PAGING.maxLimit),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  }),
  fit: fitSubmissions,
});
