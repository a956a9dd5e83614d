import { z } from 'zod';
import { defineEvent } from '../event.js';
import { importRunSchema } from './import-run.js';

/** Progress of a run; sent at most a few times a second. */
export const runProgress = defineEvent(
  'run.progress',
  z.object({ kind: z.literal('import'), run: importRunSchema }),
);
