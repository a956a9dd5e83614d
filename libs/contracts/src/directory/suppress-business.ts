import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { limitParameter, pageParameter, withBoundedDepth } from '../core/query.js';
import { PAGE_SIZE } from '../limits.js';

const id = z.string().max(100);

/** How the owner came to take a business out for good: asked directly, or by a report on its listing. */
export const suppressionReasons = ['request', 'report'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** A business that must not come back. Nothing of it is kept but keyed hashes. */
export const suppressionSchema = z.object({
  /** The id that the business had. */
  id: z.string(),
  /** The beginning of one of its hashes, to tell entries apart. */
  fingerprint: z.string(),
  reason: z.enum(suppressionReasons),
  /** ISO instant. */
  at: z.string(),
});
export type Suppression = z.output<typeof suppressionSchema>;

/**
 * Deletes a business for good, with every copy of it and all reports about it, and keeps it from coming back by import
 * or submission. Sent again it answers the same. Fails with `business-not-found`.
 */
export const suppressBusiness = defineOperation({
  service: 'directory',
  name: 'suppress-business',
  input: z.object({ id, reason: z.enum(suppressionReasons) }),
  output: z.object({ id: z.string() }),
  timeoutMs: 30_000,
});

/** The suppression list, newest first. */
export const listSuppressions = defineOperation({
  service: 'directory',
  name: 'list-suppressions',
  input: withBoundedDepth(z.object({ page: pageParameter(), limit: limitParameter(PAGE_SIZE.admin) })),
  output: z.object({
    suppressions: z.array(suppressionSchema),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  }),
});

/** Takes an entry off the list: the business may come back. Sent again it answers the same. */
export const liftSuppression = defineOperation({
  service: 'directory',
  name: 'lift-suppression',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
});
