import { z } from 'zod';
import { defineOperation } from '../operation.js';

/** Builds a new index next to the old one and swaps them. Fails with `conflict` while one is being built. */
export const startReindex = defineOperation({
  service: 'search',
  name: 'start-reindex',
  input: z.object({}),
  output: z.object({ started: z.literal(true) }),
});

/** The state of the index, and the number of changes not yet in it. */
export const getIndexStatus = defineOperation({
  service: 'search',
  name: 'get-index-status',
  input: z.object({}),
  output: z.object({
    documents: z.number().int(),
    /** Change events not yet in the index. */
    pendingEvents: z.number().int(),
    reindex: z.object({
      state: z.enum(['idle', 'running', 'failed']),
      indexed: z.number().int(),
      detail: z.string().nullable(),
    }),
  }),
});
