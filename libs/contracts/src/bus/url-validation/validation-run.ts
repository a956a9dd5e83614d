import { z } from 'zod';
import { runFaultSchema } from '../../model/errors/errors.js';
import { limitParameter } from '../../model/inputs/query.js';
import { PAGE_SIZE } from '../../limits/index.js';
import { reportFormats, validationStates, websiteGrades } from '../../model/websites.js';
import { selectionId } from '../directory/bulk/frozen-selection.js';
import { defineOperation } from '../operation.js';

/** One check of all websites, or of a selection's. */
export const validationRunSchema = z.object({
  id: z.string(),
  state: z.enum(validationStates),
  /** Whether it checks a selection and not all businesses. */
  isSelection: z.boolean().optional(),
  total: z.number().int(),
  processed: z.number().int(),
  /** Websites that visitors reach: valid and moved ones. */
  valid: z.number().int(),
  invalid: z.number().int(),
  /** How many got each grade; grades that none got are missing. */
  grades: z.partialRecord(z.enum(websiteGrades), z.number().int()),
  /** ISO instants. */
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Name of the report; null while there is none. */
  reportFile: z.string().nullable(),
  /** Why it failed; null unless it did. */
  failure: z.string().nullable(),
  /** Why, as a code; absent where it did not fail, and in runs of an older version. */
  fault: runFaultSchema.optional(),
});
export type ValidationRun = z.output<typeof validationRunSchema>;

/**
 * Starts a check of all businesses' websites; `total` is how many there are, null where they could not be counted in
 * time; with `selection` those of a frozen selection. Fails with `conflict` while a run is going on, and with `invalid-input`
 * where the selection is not kept.
 */
export const startValidation = defineOperation({
  service: 'url-validation',
  name: 'start-validation',
  input: z.object({ selection: selectionId.optional() }),
  output: z.object({ runId: z.string(), total: z.number().int().nullable() }),
  timeoutMs: 20_000,
});

/** Ends the run that is going on; what it has done is kept and reported. Nothing to stop is fine. */
export const stopValidation = defineOperation({
  service: 'url-validation',
  name: 'stop-validation',
  input: z.object({}),
  output: z.object({ stopped: z.boolean() }),
});

/** The newest run in the specification's form; zeros and no run before the first one. */
export const getValidationStatus = defineOperation({
  service: 'url-validation',
  name: 'get-validation-status',
  input: z.object({}),
  output: z.object({
    total: z.number().int(),
    processed: z.number().int(),
    valid: z.number().int(),
    invalid: z.number().int(),
    /** Name of a business that is being checked. */
    currentBusiness: z.string().nullable(),
    /** Whether the run has ended, in whichever way. */
    isComplete: z.boolean(),
    reportFile: z.string().nullable(),
    run: validationRunSchema.nullable(),
  }),
});

/** Runs, newest first. */
export const listValidationRuns = defineOperation({
  service: 'url-validation',
  name: 'list-validation-runs',
  input: z.object({ limit: limitParameter(PAGE_SIZE.admin) }),
  output: z.object({ runs: z.array(validationRunSchema) }),
});

/** Puts the report of an ended run into the file store, where it is not there already. Fails with `run-not-found`, and with `conflict` while the run is active. */
export const prepareValidationReport = defineOperation({
  service: 'url-validation',
  name: 'prepare-validation-report',
  input: z.strictObject({
    id: z.string().max(100),
    format: z.enum(reportFormats, { error: `must be one of ${reportFormats.join(', ')}` }).default('xlsx'),
  }),
  output: z.object({
    /** Its name in the file store. */
    object: z.string(),
    fileName: z.string(),
  }),
  timeoutMs: 60_000,
});
