import { z } from 'zod';
import { defineOperation } from '../operation.js';

/** Takes the rows of places out of all import reports: they were removed at a person's request. Repeats succeed. */
export const forgetImportedPlaces = defineOperation({
  service: 'import-export',
  name: 'forget-imported-places',
  input: z.object({
    placeIds: z.array(z.string().max(300)).max(1_000),
    /** The rows that created them, by which reports of an older version find their notes. */
    rows: z
      .array(z.object({ runId: z.string().max(100), row: z.number().int() }))
      .max(1_000)
      .optional(),
  }),
  output: z.object({}),
  timeoutMs: 30_000,
});
