import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { importRunSchema } from './import-run.js';

/**
 * Starts the undo of an import and returns at once; progress is in the run's `undo`. Repeating the call while it
 * is running changes nothing. Fails with `run-not-found`, and `conflict` if the import is still running, already
 * undone or too old, or another import or undo is running.
 */
export const undoImport = defineOperation({
  service: 'import-export',
  name: 'undo-import',
  input: z.object({ runId: z.string().max(100) }),
  output: importRunSchema,
});
