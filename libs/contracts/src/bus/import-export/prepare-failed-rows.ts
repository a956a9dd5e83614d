import { z } from 'zod';
import { mailLanguages } from '../../model/mails.js';
import { defineOperation } from '../operation.js';

/**
 * Writes the rows that an import rejected as an .xlsx that can be corrected and imported again: the file's own
 * columns, followed by `import_error` in `language`. Fails with `run-not-found`, `conflict` while the import runs,
 * and `file-not-found` if there are no such rows, or they are no longer kept.
 */
export const prepareFailedRows = defineOperation({
  service: 'import-export',
  name: 'prepare-failed-rows',
  input: z.object({ runId: z.string().max(100), language: z.enum(mailLanguages).default('en') }),
  output: z.object({ object: z.string(), fileName: z.string() }),
  timeoutMs: 60_000,
});
