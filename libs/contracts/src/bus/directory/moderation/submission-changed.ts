import { z } from 'zod';
import { submissionStates } from '../../../model/moderation/submissions.js';
import { defineEvent } from '../../event.js';

/** A submission was received or decided. Consumers read its current state. */
export const submissionChanged = defineEvent(
  'directory.submission.changed',
  z.object({ id: z.string(), state: z.enum(submissionStates) }),
);
