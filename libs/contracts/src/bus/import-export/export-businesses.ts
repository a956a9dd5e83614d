import { z } from 'zod';
import { exportChoiceSchema } from './export-choice.js';
import { exportPositionSchema } from '../directory/feeds/scan-exported-businesses.js';
import { defineOperation } from '../operation.js';

/** Where a page of an export ended, and the number of rows so far. */
export const exportProgressSchema = z.object({
  position: exportPositionSchema,
  rows: z.number().int().min(0),
});
export type ExportProgress = z.infer<typeof exportProgressSchema>;

/**
 * A page of an export as CSV that an import understands, attached as text (UTF-8). The first page begins with a
 * byte order mark and the column names. In the format `xlsx` all pages together are the part of a workbook that
 * holds its rows. Fails like the directory's scan, and with `payload-too-large` beyond the rows of a sheet.
 */
export const exportBusinesses = defineOperation({
  service: 'import-export',
  name: 'export-businesses',
  input: z.object({ choice: exportChoiceSchema, after: exportProgressSchema.nullable().default(null) }),
  output: z.object({
    fileName: z.string(),
    /** Pass this to get the next page; null on the last. */
    next: exportProgressSchema.nullable(),
  }),
  // Longer than the directory's own limit.
  timeoutMs: 35_000,
});
