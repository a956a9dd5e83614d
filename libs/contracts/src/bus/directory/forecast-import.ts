import { z } from 'zod';
import { businessInputSchema } from '../../model/business/business-input.js';
import { duplicateModes } from '../../model/imports.js';
import { defineOperation } from '../operation.js';

/** Returns the expected row counts of storing these rows; writes nothing. */
export const forecastImport = defineOperation({
  service: 'directory',
  name: 'forecast-import',
  input: z.object({
    mode: z.enum(duplicateModes).default('skip'),
    rows: z.array(z.object({ row: z.number().int(), business: businessInputSchema })).max(500),
  }),
  output: z.object({
    created: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    duplicates: z.number().int(),
    errors: z.number().int(),
  }),
  timeoutMs: 30_000,
});
