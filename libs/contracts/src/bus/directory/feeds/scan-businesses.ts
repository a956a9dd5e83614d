import { z } from 'zod';
import { indexableBusinessSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';
import { cutList } from '../../fit/fit-answer.js';

/**
 * All businesses page by page in id order, read by key rather than by skip. Pages are limited by bytes: one may
 * have fewer than `limit`.
 */
export const scanBusinesses = defineOperation({
  service: 'directory',
  name: 'scan-businesses',
  input: z.object({
    after: z.string().nullable().default(null),
    limit: z.number().int().min(1).max(200).default(200),
  }),
  output: z.object({ items: z.array(indexableBusinessSchema).max(200), next: z.string().nullable() }),
  fit: cutList('items', ({ id }) => ({ next: id })),
  timeoutMs: 15_000,
});
