import { z } from 'zod';
import { defineOperation } from '../../operation.js';

const waiting = z.object({
  count: z.number().int(),
  /** ISO instant of the oldest; null if there are none. */
  since: z.string().nullable(),
});

/** Work in the directory that awaits a decision or correction. Reports exclude those of confirmed business owners. */
export const countWaitingWork = defineOperation({
  service: 'directory',
  name: 'count-waiting-work',
  input: z.object({}),
  output: z.object({
    submissions: waiting,
    reports: waiting,
    ownChanges: waiting,
    /**
     * Listings whose source has unreadable opening hours, by their last change; counted up to `WORK.mostCounted`.
     * Null while they cannot be counted.
     */
    hours: waiting.nullable(),
  }),
});
