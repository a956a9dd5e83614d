import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { importRunSchema } from './import-run.js';

/**
 * Asks a run to stop early. What has been stored stays and is counted in its result; the run ends as 'cancelled'
 * within moments. Fails with `run-not-found`, and `conflict` if it has already ended.
 */
export const cancelImport = defineOperation({
  service: 'import-export',
  name: 'cancel-import',
  input: z.object({ runId: z.string().max(100) }),
  output: importRunSchema,
});
