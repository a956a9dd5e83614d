import { z } from 'zod';
import { defineOperation } from '../../operation.js';
import { selectionId } from '../bulk/frozen-selection.js';
import { cutList } from '../../fit/fit-answer.js';

/** Businesses that have a website, page by page in id order. */
export const scanWebsites = defineOperation({
  service: 'directory',
  name: 'scan-websites',
  input: z.object({
    /** Id after which the page begins; null for the first. */
    after: z.string().nullable().default(null),
    /** Only those of a frozen selection. */
    selection: selectionId.optional(),
    limit: z.number().int().min(1).max(1_000).default(500),
  }),
  output: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), website: z.string() })).max(1_000),
    next: z.string().nullable(),
  }),
  fit: cutList('items', ({ id }) => ({ next: id })),
  timeoutMs: 15_000,
});

/**
 * How many businesses have a website, in all or in a frozen selection. Fails with `invalid-input` if that
 * selection is no longer kept.
 */
export const countWebsites = defineOperation({
  service: 'directory',
  name: 'count-websites',
  input: z.object({ selection: selectionId.optional() }),
  output: z.object({ count: z.number().int() }),
  timeoutMs: 15_000,
});
