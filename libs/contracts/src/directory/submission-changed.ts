import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { submissionStates } from './submission.js';

/** A submission was received or decided on. Consumers read its current state. */
export const submissionChanged = defineEvent(
  'directory.submission.changed',
  z.object({ id: z.string(), state: z.enum(submissionStates) }),
);
