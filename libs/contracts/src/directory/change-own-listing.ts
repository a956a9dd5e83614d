import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { ownChangesSchema } from './listing-changes.js';

export const ownChangeStates = ['published', 'waiting'] as const;

/**
 * Takes what the owner of a listing changes: publishes it, or has it wait in the review queue as a change of the owner.
 * Sent again with the same key it answers the same id. Fails with `business-not-found`, with `invalid-input` where
 * nothing is changed, hours cannot be read or a photo is none of this site, and with `conflict` where the key stands for
 * another change.
 */
export const changeOwnListing = defineOperation({
  service: 'directory',
  name: 'change-own-listing',
  input: z.object({
    key: z.string().min(8).max(100),
    businessId: z.string().max(100),
    /** Where the code went that proved the owner. */
    email: z.string().max(254),
    changes: ownChangesSchema,
    isPublished: z.boolean(),
  }),
  output: z.object({ id: z.string(), state: z.enum(ownChangeStates) }),
  timeoutMs: 30_000,
});
