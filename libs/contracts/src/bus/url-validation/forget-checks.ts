import { z } from 'zod';
import { defineOperation } from '../operation.js';

/**
 * Removes businesses from all results and reports of website checks, because they were removed at a person's
 * request. Repeats succeed.
 */
export const forgetChecks = defineOperation({
  service: 'url-validation',
  name: 'forget-checks',
  input: z.object({ businessIds: z.array(z.string().max(100)).max(1_000) }),
  output: z.object({}),
  timeoutMs: 30_000,
});
