import { z } from 'zod';
import {
  getValidationStatus,
  listValidationRuns,
  prepareValidationReport,
  startValidation,
  stopValidation,
} from '../url-validation/validation-run.js';
import { checkWebsite } from '../url-validation/website-check.js';
import type { AdminRoute } from './admin-route.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The owner's calls for checks of business websites. */
export const validationRoutes = {
  startValidation: {
    ...session,
    method: 'POST',
    path: '/api/admin/validate-urls',
    summary: 'Starts a check of all business websites',
    operation: startValidation,
    isAudited: true,
  },
  stopValidation: {
    ...session,
    method: 'POST',
    path: '/api/admin/validate-urls/stop',
    summary: 'Stops the check of websites',
    operation: stopValidation,
    isAudited: true,
  },
  validationStatus: {
    ...session,
    method: 'GET',
    path: '/api/admin/validation-status',
    summary: 'How far the newest check of websites is',
    operation: getValidationStatus,
    isBackground: true,
  },
  validationRuns: {
    ...session,
    method: 'GET',
    path: '/api/admin/validation-runs',
    summary: 'Checks of websites, newest first',
    query: z.strictObject(listValidationRuns.input.shape),
    operation: listValidationRuns,
  },
  /** Answered by a handler: the file, streamed. */
  validationReport: {
    ...session,
    method: 'GET',
    path: '/api/admin/validation-runs/{id}/report',
    summary: 'The report of a check as xlsx or CSV',
    query: z.strictObject({ format: prepareValidationReport.input.shape.format }),
  },
  checkWebsite: {
    ...session,
    method: 'POST',
    path: '/api/admin/businesses/{id}/check-website',
    summary: "Checks one business's website now",
    operation: checkWebsite,
  },
} as const satisfies Record<string, AdminRoute>;
