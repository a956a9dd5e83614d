import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { importResultSchema } from './import-run.js';

/**
 * The result of a finished import with a page of both reports; whole reports are read page by page
 * (`after` is the row number of the last entry read). Fails with `run-not-found`, and `conflict` while it runs.
 */
export const getImportResult = defineOperation({
  service: 'import-export',
  name: 'get-import-result',
  input: z.object({
    runId: z.string().max(100),
    after: z.number().int().min(0).default(0),
    limit: z.number().int().min(0).max(2_000).default(1_000),
  }),
  output: importResultSchema,
});
