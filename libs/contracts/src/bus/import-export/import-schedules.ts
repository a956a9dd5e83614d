import { z } from 'zod';
import { IMPORT } from '../../limits/index.js';
import { duplicateModes, editedModes, scheduleIntervals } from '../../model/sheets/imports.js';
import { defineOperation } from '../operation.js';
import { importRunSchema } from './import-run.js';

const id = z.string().max(40);

/** A file that is regularly fetched from an address and imported. */
export const importScheduleSchema = z.object({
  id,
  address: z.string().max(IMPORT.addressLength),
  every: z.enum(scheduleIntervals),
  mode: z.enum(duplicateModes),
  edited: z.enum(editedModes).optional(),
  isPaused: z.boolean(),
  /** ISO instant of the next fetch; null while it is paused. */
  nextAt: z.string().max(30).nullable(),
  /** Its latest import or failed fetch; null before the first. */
  last: importRunSchema.nullable(),
});
export type ImportSchedule = z.infer<typeof importScheduleSchema>;

/** The address of a schedule; null if it no longer exists. */
const addressedSchema = z.object({ address: z.string().max(IMPORT.addressLength).nullable() });

/** Scheduled imports, in order of creation. */
export const listImportSchedules = defineOperation({
  service: 'import-export',
  name: 'list-import-schedules',
  input: z.object({}),
  output: z.object({ schedules: z.array(importScheduleSchema).max(IMPORT.schedules) }),
});

/**
 * Creates a schedule, or changes one by its id or its address. A new or resumed one fetches within moments. Fails
 * with `invalid-input` for an address that may not be fetched, and with `conflict` if there are too many schedules
 * or another has the address.
 */
export const saveImportSchedule = defineOperation({
  service: 'import-export',
  name: 'save-import-schedule',
  input: z.object({
    id: id.optional(),
    address: z
      .string({ error: 'must be a string' })
      .trim()
      .max(IMPORT.addressLength, `must have at most ${IMPORT.addressLength} characters`)
      .regex(/^https?:\/\/[^\s\p{Cc}]+$/iu, 'must be an address that begins with https://'),
    every: z.enum(scheduleIntervals, { error: `must be one of ${scheduleIntervals.join(', ')}` }),
    mode: z.enum(duplicateModes, { error: `must be one of ${duplicateModes.join(', ')}` }).default('skip'),
    edited: z.enum(editedModes, { error: `must be one of ${editedModes.join(', ')}` }).optional(),
    isPaused: z.boolean({ error: 'must be true or false' }).default(false),
  }),
  output: importScheduleSchema,
});

/** Makes a schedule fetch within moments, even if it is paused. Succeeds if it no longer exists. */
export const runImportSchedule = defineOperation({
  service: 'import-export',
  name: 'run-import-schedule',
  input: z.object({ id }),
  output: addressedSchema,
});

/** Deletes a schedule; what it imported stays. Succeeds if it no longer exists. */
export const removeImportSchedule = defineOperation({
  service: 'import-export',
  name: 'remove-import-schedule',
  input: z.object({ id }),
  output: addressedSchema,
});
