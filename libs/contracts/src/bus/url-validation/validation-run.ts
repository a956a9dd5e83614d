import { z } from 'zod';
import { runFaultSchema } from '../../model/errors/errors.js';
import { limitParameter } from '../../model/inputs/query.js';
import { PAGE_SIZE } from '../../limits/index.js';
import { reportFormats, validationStates, websiteGrades } from '../../model/websites.js';
import { selectionId } from '../directory/bulk/frozen-selection.js';
import { defineOperation } from '../operation.js';

/** A check of all websites, or of those of a selection. */
export const validationRunSchema = z.object({
  id: z.string(),
  state: z.enum(validationStates),
  /** Whether it is limited to a selection. */
  isSelection: z.boolean().optional(),
  total: z.number().int(),
  processed: z.number().int(),
  /** Reachable websites: valid and moved ones. */
  valid: z.number().int(),
  invalid: z.number().int(),
  /** Number of websites by grade; grades that did not occur are missing. */
  grades: z.partialRecord(z.enum(websiteGrades), z.number().int()),
  /** ISO instants. */
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Name of the report; null while there is none. */
  reportFile: z.string().nullable(),
  /** Why it failed; null unless it did. */
  failure: z.string().nullable(),
  /** The reason as a code; absent if it did not fail, and in runs of an older version. */
  fault: runFaultSchema.optional(),
});
export type ValidationRun = z.output<typeof validationRunSchema>;

/**
 * Starts a check of all businesses' websites; `total` is their number, null if they could not be counted in time; with
 * `selection`, those of a frozen selection. Fails with `conflict` while a run is in progress, and with `invalid-input`
 * if the selection is no longer kept.
 */
export const startValidation = defineOperation({
  service: 'url-validation',
  name: 'start-validation',
  input: z.object({ selection: selectionId.optional() }),
  output: z.object({ runId: z.string(), total: z.number().int().nullable() }),
  timeoutMs: 20_000,
});

/** Stops the current run; its results so far are kept and reported. Succeeds if there is nothing to stop. */
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
    /** Whether the run has ended, for whatever reason. */
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

/**
 * Puts the report of a finished run into the file store unless it is already there. Fails with `run-not-found`,
 * and with `conflict` while the run is active.
 */
export const prepareValidationReport = defineOperation({
  service: 'url-validation',
  name: 'prepare-validation-report',
  input: z.strictObject({
    id: z.string().max(100),
    format: z.enum(reportFormats, { error: `must be one of ${reportFormats.join(', ')}` }).default('xlsx'),
  }),
  output: z.object({
    /** Name of the report in the file store. */
    object: z.string(),
    fileName: z.string(),
  }),
  timeoutMs: 60_000,
});
