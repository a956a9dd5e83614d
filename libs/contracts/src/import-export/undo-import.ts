import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { importRunSchema } from './import-run.js';

/**
 * Begins to take back what an import did, and answers at once; the run's `undo` tells how far it is. Asked again while
 * it is on its way it changes nothing. Fails with `run-not-found`, and `conflict` where the import runs still, is undone
 * already, is too long ago, or another import or undo is on its way.
 */
export const undoImport = defineOperation({
  service: 'import-export',
  name: 'undo-import',
  input: z.object({ runId: z.string().max(100) }),
  output: importRunSchema,
});
