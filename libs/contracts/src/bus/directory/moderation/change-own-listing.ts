import { z } from 'zod';
import { defineOperation } from '../../operation.js';
import { ownChangesSchema } from './listing-changes.js';

export const ownChangeStates = ['published', 'waiting'] as const;

/**
 * Accepts a business owner's changes to the listing that the pass is for: publishes them if the moderation settings
 * allow it, otherwise queues them for review. Sending it again with the same key returns the same id. Fails with
 * `forbidden` for a bad pass, `business-not-found`, `photo-not-found` for an uploaded photo that does not exist,
 * `invalid-input` if nothing changes, hours cannot be read or a photo does not belong to this site, and `conflict` if
 * the key belongs to another change.
 */
export const changeOwnListing = defineOperation({
  service: 'directory',
  name: 'change-own-listing',
  input: z.object({
    key: z.string().min(8).max(100),
    /** A pass as `issueListingPass` issues it. */
    pass: z.string().max(200),
    changes: ownChangesSchema,
  }),
  output: z.object({ id: z.string(), state: z.enum(ownChangeStates) }),
  timeoutMs: 30_000,
});
