import { z } from 'zod';
import { defineOperation } from '../../operation.js';

const waiting = z.object({
  count: z.number().int(),
  /** ISO instant of the oldest; null for none. */
  since: z.string().nullable(),
});

/** What waits in the directory for a decision or a repair. Reports are without those of confirmed business owners. */
export const countWaitingWork = defineOperation({
  service: 'directory',
  name: 'count-waiting-work',
  input: z.object({}),
  output: z.object({
    submissions: waiting,
    reports: waiting,
    ownChanges: waiting,
    /**
     * Listings whose source has hours that could not be read, by their last change; counted up to
     * `WORK.mostCounted`. Null while they cannot be counted.
     */
    hours: waiting.nullable(),
  }),
});
