import { z } from 'zod';
import { defineOperation } from '../operation.js';

/**
 * Removes the rows of places from all import reports, because they were removed at a person's request. Repeats
 * succeed.
 */
export const forgetImportedPlaces = defineOperation({
  service: 'import-export',
  name: 'forget-imported-places',
  input: z.object({
    placeIds: z.array(z.string().max(300)).max(1_000),
    /** The rows that created them; reports of an older version find their notes by these. */
    rows: z
      .array(z.object({ runId: z.string().max(100), row: z.number().int() }))
      .max(1_000)
      .optional(),
  }),
  output: z.object({}),
  timeoutMs: 30_000,
});
