import { z } from 'zod';
import { defineOperation } from '../operation.js';

const ids = z.array(z.string().regex(/^[0-9a-f]{24}$/)).max(1_000);

/**
 * Deletes the claims of a listing, its statistics subscribers and the stored mails that name it, after it was
 * removed at a person's request. Mails that also name other listings stay, without the name of this one.
 * Repeats succeed.
 */
export const forgetListing = defineOperation({
  service: 'inbox',
  name: 'forget-listing',
  input: z.object({
    /** The listing and those merged into it. */
    businessIds: ids,
    /** The submissions that it came from. */
    submissionIds: ids,
    names: z.array(z.string().min(1).max(1_000)).max(1_000),
  }),
  output: z.object({}),
  timeoutMs: 30_000,
});
