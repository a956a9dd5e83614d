import { z } from 'zod';
import { boundedInteger } from '../../model/inputs/query.js';
import { defineOperation } from '../operation.js';
import { importRunSchema } from './import-run.js';

/** Import runs, newest first; a run that is queued or running is always the first. */
export const listImportRuns = defineOperation({
  service: 'import-export',
  name: 'list-import-runs',
  input: z.object({
    /** `next` of the previous page. */
    before: z.iso.datetime({ error: 'must be the value of next from an earlier response' }).optional(),
    limit: boundedInteger(1, 100).default(10),
  }),
  output: z.object({ runs: z.array(importRunSchema), next: z.string().nullable() }),
});
