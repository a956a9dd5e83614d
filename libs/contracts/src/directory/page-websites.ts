import { z } from 'zod';
import { defineOperation } from '../core/operation.js';

/** Businesses that have a website, page by page in id order. */
export const pageWebsites = defineOperation({
  service: 'directory',
  name: 'page-websites',
  input: z.object({
    /** Id after which the page begins; null for the first. */
    after: z.string().nullable().default(null),
    limit: z.number().int().min(1).max(1_000).default(500),
  }),
  output: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), website: z.string() })),
    next: z.string().nullable(),
  }),
  timeoutMs: 15_000,
});

/** How many businesses have a website. */
export const countWebsites = defineOperation({
  service: 'directory',
  name: 'count-websites',
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
  timeoutMs: 15_000,
});
