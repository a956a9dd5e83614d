import { z } from 'zod';
import { defineOperation } from '../../operation.js';

/**
 * Undoes, in one transaction, the last batch of an import whose number is below `before`: businesses that it created
 * are removed, those that it changed are restored. Businesses that something else has changed or removed since are
 * left and counted as kept. Batches are undone from the last to the first. Repeating a call changes nothing and
 * returns the same response. Fails with `conflict` if the changes of the batch are no longer known.
 */
export const undoImportBatch = defineOperation({
  service: 'directory',
  name: 'undo-import-batch',
  input: z.object({
    runId: z.string().min(1).max(100),
    /** The `batch` of the previous response; null at first. */
    before: z.number().int().min(0).nullable(),
  }),
  output: z.object({
    /** The batch that was undone; null if none is left. */
    batch: z.number().int().nullable(),
    removed: z.number().int(),
    restored: z.number().int(),
    kept: z.number().int(),
  }),
  timeoutMs: 30_000,
});
