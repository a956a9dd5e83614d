import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { importRunSchema } from './import-run.js';

/** One import run. Fails with `run-not-found`. */
export const getImportRun = defineOperation({
  service: 'import-export',
  name: 'get-import-run',
  input: z.object({ runId: z.string().max(100) }),
  output: importRunSchema,
});
