import { z } from 'zod';
import type { SubmissionDraft } from '../../../model/moderation/submission-draft.js';
import { submissionStates } from '../../../model/moderation/submissions.js';

/** A business proposed by a visitor, and the operator's decision. */
export const submissionSchema = z.object({
  id: z.string(),
  state: z.enum(submissionStates),
  draft: z.custom<SubmissionDraft>((value) => typeof value === 'object' && value !== null),
  /** ISO instants. */
  receivedAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Hours since it was received; a review within 24 is promised. */
  ageHours: z.number(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** The business created from it. */
  businessId: z.string().nullable(),
  urlSlug: z.string().nullable(),
});
export type Submission = z.output<typeof submissionSchema>;
