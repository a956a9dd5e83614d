import { z } from 'zod';
import {
  getValidationStatus,
  listValidationRuns,
  prepareValidationReport,
  startValidation,
  stopValidation,
} from '../../bus/url-validation/validation-run.js';
import { checkWebsite } from '../../bus/url-validation/website-check.js';
import type { PanelServing } from './endpoint.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The operator's calls for checks of business websites. */
export const validationServing = {
  startValidation: {
    ...session,
    summary: 'Starts a check of all business websites, or of those in a selection',
    query: z.strictObject(startValidation.input.shape),
    operation: startValidation,
    isAudited: true,
  },
  stopValidation: {
    ...session,
    summary: 'Stops the check of websites',
    operation: stopValidation,
    isAudited: true,
  },
  validationStatus: {
    ...session,
    summary: 'Progress of the newest website check',
    operation: getValidationStatus,
    isBackground: true,
  },
  validationRuns: {
    ...session,
    summary: 'Checks of websites, newest first',
    query: z.strictObject(listValidationRuns.input.shape),
    operation: listValidationRuns,
  },
  /** Answered by a handler: the file, streamed. */
  validationReport: {
    ...session,
    summary: 'The report of a check as .xlsx or CSV',
    query: z.strictObject({ format: prepareValidationReport.input.shape.format }),
    asks: [prepareValidationReport],
  },
  checkWebsite: {
    ...session,
    summary: "Checks one business's website now",
    operation: checkWebsite,
  },
} as const satisfies Record<string, PanelServing>;
