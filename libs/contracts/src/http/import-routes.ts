import { z } from 'zod';
import { boundedInteger } from '../core/query.js';
import { duplicateModes } from '../directory/upsert-businesses.js';
import { cancelImport } from '../import-export/cancel-import.js';
import { getImportResult } from '../import-export/get-import-result.js';
import { getImportRun } from '../import-export/get-import-run.js';
import { sheetMappingParameter } from '../import-export/sheet-fields.js';
import { listImportRuns } from '../import-export/list-import-runs.js';
import { LIST_LENGTH } from '../limits.js';
import type { AdminRoute } from './admin-route.js';

const noQuery = z.strictObject({});
const session = { needs: 'session', query: noQuery } as const;

/** Name of the part that carries the spreadsheet (admin specification, section 7). */
export const IMPORT_FIELD = 'excelFile';

const importQuery = z.strictObject({
  /** What to do with businesses that are there already. */
  mode: z.enum(duplicateModes, { error: `must be one of ${duplicateModes.join(', ')}` }).default('skip'),
  /** Which column holds what, instead of what the headers tell. */
  columns: sheetMappingParameter().optional(),
});

/** The owner's calls for importing spreadsheets. */
export const importRoutes = {
  /** Answered by a handler: multipart/form-data, at the end of the import. */
  importExcel: {
    ...session,
    method: 'POST',
    path: '/api/admin/import-excel',
    summary: `Imports an .xlsx or .xls file, sent as the part '${IMPORT_FIELD}' of a multipart form, and answers its result`,
    query: importQuery,
    isAudited: true,
  },
  /** Answered by a handler: multipart/form-data as the import takes it. */
  importPreview: {
    ...session,
    method: 'POST',
    path: '/api/admin/import-preview',
    summary: `Reads a file, sent as the part '${IMPORT_FIELD}' of a multipart form, and answers what its import would come to; nothing is written`,
    query: importQuery,
  },
  importRuns: {
    ...session,
    method: 'GET',
    path: '/api/admin/import-runs',
    summary: 'Imports, newest first',
    query: listImportRuns.input.strict(),
    operation: listImportRuns,
  },
  /** Answered by a handler: text/event-stream, each event `run` with the JSON of a run. */
  importEvents: {
    ...session,
    method: 'GET',
    path: '/api/admin/import-runs/events',
    summary: 'The newest import at once and whenever it moves on, as Server-Sent Events',
    isBackground: true,
  },
  importRun: {
    ...session,
    method: 'GET',
    path: '/api/admin/import-runs/{runId}',
    summary: 'One import and how far it is',
    operation: getImportRun,
  },
  importResult: {
    ...session,
    method: 'GET',
    path: '/api/admin/import-runs/{runId}/result',
    summary: 'The result of an import that has ended, with the first entries of both reports',
    query: z.strictObject({ limit: boundedInteger(0, 100).default(LIST_LENGTH.importReport) }),
    operation: getImportResult,
  },
  /** Answered by a handler: text/csv, streamed. */
  importReport: {
    ...session,
    method: 'GET',
    path: '/api/admin/import-runs/{runId}/report.csv',
    summary: 'Both reports of an import whole, as CSV',
  },
  cancelImport: {
    ...session,
    method: 'POST',
    path: '/api/admin/import-runs/{runId}/cancel',
    summary: 'Ends a running import early; what is stored stays',
    operation: cancelImport,
    isAudited: true,
  },
  /** Answered by a handler: the run, as the operation does. */
  undoImport: {
    ...session,
    method: 'POST',
    path: '/api/admin/import-runs/{runId}/undo',
    summary:
      'Takes back what an import did, except where something was changed since; the run tells how far that is',
    isAudited: true,
  },
} as const satisfies Record<string, AdminRoute>;
