import { z } from 'zod';
import { businessInputSchema } from '../../../model/business/business-input.js';
import { duplicateModes, editedModes } from '../../../model/sheets/imports.js';
import { defineOperation } from '../../operation.js';
import { fitBatch, upsertBusinesses } from './upsert-businesses.js';

/** What an import would do with a row. */
export const rowOutcomes = ['created', 'changed', 'unchanged', 'duplicate', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Returns the expected row counts of storing these rows; writes nothing. */
export const forecastImport = defineOperation({
  service: 'directory',
  name: 'forecast-import',
  input: z.object({
    mode: z.enum(duplicateModes).default('skip'),
    edited: z.enum(editedModes).optional(),
    rows: z.array(z.object({ row: z.number().int(), business: businessInputSchema })).max(500),
  }),
  output: z.object({
    created: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    duplicates: z.number().int(),
    errors: z.number().int(),
    /**
     * What would happen to each row, in any order; optional, since a directory of version 0.1 returns none.
     */
    outcomes: z
      .array(z.object({ row_number: z.number().int(), outcome: z.enum(rowOutcomes) }))
      .max(500)
      .optional(),
    /** As in the answer to storing the rows. */
    leftOut: upsertBusinesses.output.shape.leftOut,
  }),
  timeoutMs: 30_000,
  fit: fitBatch,
});
