import { z } from 'zod';
import { businessInputSchema } from '../../model/business/business-input.js';
import { duplicateModes } from '../../model/imports.js';
import { defineOperation } from '../operation.js';

/** A row that was not taken: why, as a code, with the field and the value at fault. */
export const rowErrorSchema = z.object({
  row_number: z.number().int(),
  /** `suppressed`: the business was removed at the person's request and must not come back. */
  code: z.enum(['missing', 'invalid', 'too-long', 'unreadable', 'suppressed']),
  field: z.string(),
  /** At most 100 characters of the value. */
  value: z.string().nullable(),
});
export type RowError = z.infer<typeof rowErrorSchema>;

export const duplicateRowSchema = z.object({
  row_number: z.number().int(),
  /** Its first `IMPORT.reportedName` characters. */
  name: z.string(),
  place_id: z.string(),
});
export type DuplicateRow = z.infer<typeof duplicateRowSchema>;

/**
 * Stores one batch of a run in one transaction with its outbox entries. Sent again with the same run and
 * batch it changes nothing and answers the same, so a killed run continues where its last batch ended.
 * Rows of one place in one run are one business: the first counts as imported, the others as duplicates
 * (they fill in fields that are still empty). imported + duplicates + errors = rows.
 */
export const upsertBusinesses = defineOperation({
  service: 'directory',
  name: 'upsert-businesses',
  input: z.object({
    runId: z.string().min(1).max(100),
    batch: z.number().int().min(0),
    mode: z.enum(duplicateModes).default('skip'),
    source: z.enum(['import', 'demo', 'submission']).default('import'),
    rows: z.array(z.object({ row: z.number().int(), business: businessInputSchema })).max(500),
  }),
  output: z.object({
    /** New businesses, and in mode 'update' those brought up to date. */
    imported: z.number().int(),
    duplicates: z.array(duplicateRowSchema).max(500),
    errors: z.array(rowErrorSchema).max(500),
  }),
  timeoutMs: 30_000,
});
