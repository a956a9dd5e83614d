import { z } from 'zod';
import { businessInputSchema } from '../../../model/business/business-input.js';
import { formFields } from '../../../model/business/business-history.js';
import { duplicateModes, editedModes } from '../../../model/sheets/imports.js';
import { firstWithin, jsonBytes } from '../../fit/fit-answer.js';
import { defineOperation } from '../../operation.js';

/** A row that was not stored: the reason as a code, with the field and the value at fault. */
export const rowErrorSchema = z.object({
  row_number: z.number().int(),
  /** `suppressed`: the business was removed at a person's request and must not be added again. */
  code: z.enum(['missing', 'invalid', 'too-long', 'unreadable', 'suppressed']),
  field: z.string(),
  /** The value, shortened to 100 characters. */
  value: z.string().nullable(),
});
export type RowError = z.infer<typeof rowErrorSchema>;

/** A row error in an import's reports; `left-out`: the operator chose to skip it before it reached the directory. */
export const reportedRowSchema = rowErrorSchema.extend({
  code: z.enum([...rowErrorSchema.shape.code.options, 'left-out']),
});
export type ReportedRow = z.infer<typeof reportedRowSchema>;

/** Maximum length of a value in a note, in characters: the notes of a whole batch must fit into one response. */
export const LEFT_OUT_VALUE = 40;

/**
 * A field of a stored row that was not stored, because its value is not valid for the field or (`kept`)
 * because someone has edited the field of the business. A `misspelt` value was stored as given; `result` is
 * what it seems to mean.
 */
export const leftOutFieldSchema = z.object({
  row_number: z.number().int(),
  code: z.enum(['invalid', 'unreadable', 'kept', 'misspelt']),
  field: z.string(),
  value: z.string().max(LEFT_OUT_VALUE),
  result: z.string().max(LEFT_OUT_VALUE).optional(),
});
export type LeftOutField = z.infer<typeof leftOutFieldSchema>;

/** Email, website, reviews link, photos, opening hours and category of 500 rows, and each edited field. */
const MOST_LEFT_OUT = (6 + formFields.length) * 500;

export const duplicateRowSchema = z.object({
  row_number: z.number().int(),
  /** Its first `IMPORT.reportedName` characters. */
  name: z.string(),
  place_id: z.string(),
});
export type DuplicateRow = z.infer<typeof duplicateRowSchema>;

/**
 * Stores one batch of a run in one transaction with its outbox entries. Sending the same batch of a run again changes
 * nothing and returns the same response, so a killed run continues where its last batch ended. Rows of one place in
 * one run are one business: the first counts as imported, the others as duplicates (they fill in fields that are
 * still empty). imported + duplicates + errors = rows.
 */
export const upsertBusinesses = defineOperation({
  service: 'directory',
  name: 'upsert-businesses',
  input: z.object({
    runId: z.string().min(1).max(100),
    batch: z.number().int().min(0),
    mode: z.enum(duplicateModes).default('skip'),
    edited: z.enum(editedModes).optional(),
    source: z.enum(['import', 'demo', 'submission']).default('import'),
    rows: z.array(z.object({ row: z.number().int(), business: businessInputSchema })).max(500),
  }),
  output: z.object({
    /** New businesses, and those updated in mode 'update'. */
    imported: z.number().int(),
    duplicates: z.array(duplicateRowSchema).max(500),
    errors: z.array(rowErrorSchema).max(500),
    /** Notes of imported rows. Optional, since a directory of version 0.1 returns none. */
    leftOut: z.array(leftOutFieldSchema).max(MOST_LEFT_OUT).optional(),
  }),
  timeoutMs: 30_000,
  fit: fitBatch,
});

/**
 * Cuts the notes of a response that is too large. In practice none is, because every row is either imported, a
 * duplicate or an error; the schema cannot express this rule.
 */
export function fitBatch<Answer extends { leftOut?: LeftOutField[] | undefined }>(
  answer: Answer,
  maxBytes: number,
): Answer {
  const { leftOut, ...rest } = answer;
  if (!leftOut) return answer;
  return { ...answer, leftOut: firstWithin(leftOut, maxBytes - jsonBytes(rest) - '"leftOut":[],'.length) };
}
