import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { importRunSchema } from './import-run.js';

/**
 * Starts the undo of an import and answers at once; progress is in the run's `undo`. Asked again while
 * it is on its way it changes nothing. Fails with `run-not-found`, and `conflict` where the import runs still, is undone
 * already, is too long ago, or another import or undo is on its way.
 */
export const undoImport = defineOperation({
  service: 'import-export',
  name: 'undo-import',
  input: z.object({ runId: z.string().max(100) }),
  output: importRunSchema,
});
