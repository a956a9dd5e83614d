import { z } from 'zod';
import { limitParameter, pageParameter, withBoundedDepth } from '../../../model/inputs/query.js';
import { PAGE_SIZE } from '../../../limits/index.js';
import { suppressionReasons } from '../../../model/moderation/reports.js';
import { defineOperation } from '../../operation.js';

const id = z.string().max(100);

/** A business that must not be added again. Only keyed hashes of it are kept. */
export const suppressionSchema = z.object({
  /** The former id of the business. */
  id: z.string(),
  /** The start of one of its hashes, to distinguish entries. */
  fingerprint: z.string(),
  reason: z.enum(suppressionReasons),
  /** ISO instant. */
  at: z.string(),
});
export type Suppression = z.output<typeof suppressionSchema>;

/**
 * Deletes a business permanently, with all copies and reports, and keeps imports and submissions from adding it
 * again. Sending it again returns the same response. Fails with `business-not-found`.
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

/**
 * Removes an entry from the list, so that the business may be added again. Sending it again returns the same
 * response.
 */
export const liftSuppression = defineOperation({
  service: 'directory',
  name: 'lift-suppression',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
});
