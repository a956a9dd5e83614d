import { z } from 'zod';
import { indexableBusinessSchema } from '../business/business.js';
import { defineOperation } from '../core/operation.js';

/** All businesses page by page in id order: a bulk read by key, never by skip. At most 200 a page, so that an answer stays under 1 MB. */
export const pageBusinesses = defineOperation({
  service: 'directory',
  name: 'page-businesses',
  input: z.object({
    after: z.string().nullable().default(null),
    limit: z.number().int().min(1).max(200).default(200),
  }),
  output: z.object({ items: z.array(indexableBusinessSchema), next: z.string().nullable() }),
  timeoutMs: 15_000,
});
