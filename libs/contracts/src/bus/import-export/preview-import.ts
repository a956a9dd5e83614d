import { z } from 'zod';
import { BUSINESS_LENGTH, IMPORT, LIST_LENGTH } from '../../limits/index.js';
import { duplicateModes, editedModes } from '../../model/sheets/imports.js';
import { sheetFields } from '../../model/sheets/sheet-fields.js';
import { rowOutcomes } from '../directory/imports/forecast-import.js';
import { reportedRowSchema } from '../directory/imports/upsert-businesses.js';
import { cutList } from '../fit/fit-answer.js';
import { defineOperation } from '../operation.js';
import { rowNoteSchema } from './row-note.js';
import { categoryChoiceSchema, sheetNameSchema } from './sheet-choice.js';
import { sheetMappingSchema } from './sheet-mapping.js';

/** What an import of the rows would do; the five counts after `rows` add up to `rows`. */
export const importForecastSchema = z.object({
  rows: z.number().int(),
  /** New businesses. */
  created: z.number().int(),
  /** Existing businesses, in mode 'update': changed and unchanged ones. */
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Rows of a place that occurred earlier in the file; in mode 'skip' also of existing businesses. */
  duplicates: z.number().int(),
  errors: z.number().int(),
  /** How many rows with errors the operator chose to leave out; absent if 0. */
  leftOut: z.number().int().optional(),
  /** How many of the rows to be imported have notes; not one of the five counts. */
  noted: z.number().int().optional(),
});
export type ImportForecast = z.infer<typeof importForecastSchema>;

const previewNoteSchema = rowNoteSchema.omit({ row_number: true }).extend({
  value: z.string().max(40).nullable(),
  result: z.string().max(40).nullable(),
});

const previewRowSchema = z.object({
  row_number: z.number().int(),
  values: z.record(z.string(), z.string()),
  error: z.string().nullable(),
  /** The error as a code, with the field and the value at fault. */
  problem: reportedRowSchema.omit({ row_number: true }).optional(),
  /** What would happen to it; absent if counting stopped before it. */
  outcome: z.enum(rowOutcomes).optional(),
  /** Notes that its import would have, at most the first fifteen; texts cut at 40 characters. */
  notes: z.array(previewNoteSchema).max(15).optional(),
});

/** How a file would be read and what its import would do. Nothing is stored. */
export const importPreviewSchema = z.object({
  /** Empty for a .csv, which has no sheets. */
  sheetName: z.string(),
  /** Number of the header's row as Excel shows it. */
  headerRow: z.number().int(),
  /** Columns that have a header or are read as a field, at most 300. */
  columns: z.array(
    z.object({
      /** From 0. */
      column: z.number().int(),
      header: z.string(),
      /** The column's content in one of the first rows. */
      sample: z.string(),
      field: z.enum(sheetFields).nullable(),
      /** One of a numbered series of columns that are read together. */
      isListed: z.boolean(),
      /**
       * The field of an earlier column with the same header; this column is read in rows in which the earlier one is
       * empty.
       */
      standsInFor: z.enum(sheetFields).optional(),
    }),
  ),
  /** Number of additional columns with a header. */
  moreColumns: z.number().int(),
  /** The first rows as they will be read: texts by field of a business, cut at 100 characters. */
  rows: z.array(previewRowSchema),
  /** The first rows with problems after `rows`; of a row that would be imported, only the name. */
  problems: z.array(previewRowSchema).max(LIST_LENGTH.importProblems).optional(),
  /** Null if no column is known to hold the name; the operator then has to choose one. */
  forecast: importForecastSchema.nullable(),
  /** False if counting took too long and stopped before the last row. */
  isComplete: z.boolean(),
  /** Names of the file's sheets, at most the first 50. */
  sheets: z.array(z.string().max(100)).max(50).optional(),
  /** Raw category values of the counted rows with their number of rows, most frequent first. */
  categories: z
    .array(z.object({ value: z.string().max(BUSINESS_LENGTH.category), rows: z.number().int() }))
    .max(IMPORT.mappedValues)
    .optional(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

const endProblems = cutList<ImportPreview & Required<Pick<ImportPreview, 'problems'>>, 'problems'>(
  'problems',
  () => ({}),
);

/** Drops rows with problems, all of which are in the report; the first rows and the counts are complete. */
function fitProblems(preview: ImportPreview, maxBytes: number): ImportPreview {
  return preview.problems ? endProblems({ ...preview, problems: preview.problems }, maxBytes) : preview;
}

/**
 * Reads a file in the object store without importing it, and removes it from there. There is one preview at a
 * time: a new one stops the previous one. Fails like `start-import` for a file that cannot be imported, and
 * with `conflict` while an import runs, when one begins, or when it is stopped early.
 */
export const previewImport = defineOperation({
  service: 'import-export',
  name: 'preview-import',
  input: z.object({
    object: z.string().min(1).max(200),
    /** A text file is read as CSV only if its name ends in .csv. */
    fileName: z.string().min(1).max(255).optional(),
    mode: z.enum(duplicateModes).default('skip'),
    edited: z.enum(editedModes).optional(),
    /** Overrides the mapping derived from the headers. */
    columns: sheetMappingSchema.optional(),
    sheet: sheetNameSchema.optional(),
    categories: categoryChoiceSchema.optional(),
  }),
  output: importPreviewSchema,
  fit: fitProblems,
  timeoutMs: IMPORT.previewTimeout + 30_000,
});

/** Stops the preview of a file early; does nothing if there is none. */
export const cancelImportPreview = defineOperation({
  service: 'import-export',
  name: 'cancel-import-preview',
  input: z.object({ object: z.string().min(1).max(200) }),
  output: z.object({}),
});
