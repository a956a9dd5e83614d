import { z } from 'zod';
import { IMPORT } from '../../limits/index.js';
import { duplicateModes, editedModes } from '../../model/sheets/imports.js';
import { defineOperation } from '../operation.js';
import { categoryChoiceSchema, sheetNameSchema } from './sheet-choice.js';
import { sheetMappingSchema } from './sheet-mapping.js';

/**
 * Starts the import of one or more files in the object store. All are checked before it returns: fails with
 * `payload-too-large`, `not-a-spreadsheet` or `unprocessable-file`, and with `conflict` while another import runs.
 */
export const startImport = defineOperation({
  service: 'import-export',
  name: 'start-import',
  input: z.object({
    /** Name of the object in the file store. */
    object: z.string().min(1).max(200),
    fileName: z.string().min(1).max(255),
    /** Further files of the same run, read afterwards in this order; their headers must equal those of the first. */
    more: z
      .array(z.object({ object: z.string().min(1).max(200), fileName: z.string().min(1).max(255) }))
      .max(IMPORT.maxFiles - 1)
      .optional(),
    mode: z.enum(duplicateModes).default('skip'),
    edited: z.enum(editedModes).optional(),
    /** Which column holds which field, overriding the headers. */
    columns: sheetMappingSchema.optional(),
    sheet: sheetNameSchema.optional(),
    categories: categoryChoiceSchema.optional(),
  }),
  output: z.object({ runId: z.string() }),
  /** Long, since each file is unpacked completely. */
  timeoutMs: IMPORT.inspectTimeout + 20_000,
});
