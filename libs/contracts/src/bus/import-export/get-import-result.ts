import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { type ImportResult, importResultSchema } from './import-run.js';
import { firstWithin, jsonBytes } from '../fit/fit-answer.js';

/**
 * The result of a finished import with a page of its reports. Read whole reports page by page: `after` is the
 * `position` of the last entry read, or its row number if it has none. Fails with `run-not-found`, and `conflict`
 * while it runs.
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
  fit: fitReports,
});

/** A third of the space for each report; reading continues after the last row returned. */
function fitReports(result: ImportResult, maxBytes: number): ImportResult {
  const { duplicateReport, errorReport, noteReport = [], ...rest } = result;
  const empty = { ...rest, duplicateReport: [], errorReport: [], noteReport: [] };
  const room = (maxBytes - jsonBytes(empty)) / 3;
  return {
    ...result,
    duplicateReport: firstWithin(duplicateReport, room),
    errorReport: firstWithin(errorReport, room),
    noteReport: firstWithin(noteReport, room),
  };
}
