import { z } from 'zod';
import { IMPORT } from '../../limits/index.js';
import { reasonSchema, runFaultSchema } from '../../model/errors/errors.js';
import { duplicateModes, importRunStates } from '../../model/sheets/imports.js';
import { duplicateRowSchema, reportedRowSchema } from '../directory/imports/upsert-businesses.js';
import { rowNoteSchema } from './row-note.js';

/** The undo of an import and its progress, in numbers of businesses. */
const importUndoSchema = z.object({
  state: z.enum(['running', 'done', 'failed']),
  /** New businesses of the import that were removed again. */
  removed: z.number().int(),
  /** Changed businesses that were restored. */
  restored: z.number().int(),
  /** Not undone, because they were changed or removed after the import. */
  kept: z.number().int(),
  failure: z.string().nullable(),
  /** The reason as a code; absent if it did not fail, and in runs of an older version. */
  fault: runFaultSchema.optional(),
});
export type ImportUndo = z.infer<typeof importUndoSchema>;

/** An import and its progress. */
export const importRunSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Total of all its files. */
  bytes: z.number().int(),
  /** Number of files; `fileName` is the first. Absent if there is only one. */
  files: z.number().int().optional(),
  mode: z.enum(duplicateModes),
  state: z.enum(importRunStates),
  /** Rows read and stored or reported so far. */
  processed: z.number().int(),
  /** Rows below the headers of its files, perhaps including empty ones; null if unknown. */
  total: z.number().int().nullable(),
  imported: z.number().int(),
  duplicates: z.number().int(),
  errors: z.number().int(),
  /** How many of the imported rows have notes; absent in runs of version 0.1. */
  noted: z.number().int().optional(),
  /** How many errors are rows that the operator chose to leave out; absent if 0. */
  leftOut: z.number().int().optional(),
  /** How many rows with errors can be downloaded for correction; absent if 0. */
  returnable: z.number().int().optional(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** Why the whole run failed, as shown to the caller. */
  failure: z.object({ code: z.string(), detail: z.string(), reason: reasonSchema.optional() }).nullable(),
  /** Whether it can be undone. */
  canUndo: z.boolean(),
  undo: importUndoSchema.nullable(),
  /** The schedule that began it; absent if a person did. */
  schedule: z.string().max(40).optional(),
});
export type ImportRun = z.infer<typeof importRunSchema>;

/**
 * For a report on several files: the row's file, and the position from which to continue, used instead of the
 * row number.
 */
const ofFile = {
  file: z.string().max(IMPORT.reportedFile).optional(),
  position: z.number().int().optional(),
};

/** An entry of the report on rows imported with notes; `note` expresses it as an English sentence. */
export const noteReportEntrySchema = rowNoteSchema.extend({ note: z.string(), ...ofFile });
export type NoteReportEntry = z.infer<typeof noteReportEntrySchema>;

/**
 * The specification's import result (admin specification, section 3), plus the rows imported with notes (decision
 * 075; absent in a response of version 0.1). Counts are numbers of rows.
 */
export const importResultSchema = z.object({
  success: z.boolean(),
  imported: z.number().int(),
  duplicates: z.number().int(),
  errors: z.number().int(),
  duplicateReport: z.array(duplicateRowSchema.extend(ofFile)),
  errorReport: z.array(
    z.object({
      row_number: z.number().int(),
      error: z.string(),
      /** Why the row was not imported, as a code with the field and the value at fault; not for row 0. */
      code: reportedRowSchema.shape.code.optional(),
      field: z.string().optional(),
      value: z.string().nullable().optional(),
      /** Why the whole import failed; for row 0 only. `errorCode` is an `ErrorCode`. */
      reason: reasonSchema.optional(),
      errorCode: z.string().max(40).optional(),
      ...ofFile,
    }),
  ),
  /** How many of the imported rows have notes. A row may have several. */
  noted: z.number().int().optional(),
  noteReport: z.array(noteReportEntrySchema).optional(),
  /** How many rows with errors the operator chose to leave out; absent if 0. */
  leftOut: z.number().int().optional(),
  /** How many rows with errors can be downloaded for correction; absent if 0. */
  returnable: z.number().int().optional(),
});
export type ImportResult = z.infer<typeof importResultSchema>;
