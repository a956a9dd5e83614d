import { z } from 'zod';
import { defineOperation } from '../../operation.js';

/**
 * Takes back what the last batch of an import below `before` did, in one transaction: businesses that it created are
 * removed, those that it changed are as they were. What something else has changed or removed since is left and
 * counted as kept. Batches are undone from the last to the first; asked again for the same one it changes nothing and
 * answers the same. Fails with `conflict` where what the batch did is not known any more.
 */
export const undoImportBatch = defineOperation({
  service: 'directory',
  name: 'undo-import-batch',
  input: z.object({
    runId: z.string().min(1).max(100),
    /** The `batch` of the answer before; null at first. */
    before: z.number().int().min(0).nullable(),
  }),
  output: z.object({
    /** The batch that was undone; null where none is left. */
    batch: z.number().int().nullable(),
    removed: z.number().int(),
    restored: z.number().int(),
    kept: z.number().int(),
  }),
  timeoutMs: 30_000,
});
