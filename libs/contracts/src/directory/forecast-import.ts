import { z } from 'zod';
import { businessInputSchema } from '../business/business-input.js';
import { defineOperation } from '../core/operation.js';
import { duplicateModes } from './upsert-businesses.js';

/** Tells what storing these rows would come to, in numbers of rows, and writes nothing. */
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
