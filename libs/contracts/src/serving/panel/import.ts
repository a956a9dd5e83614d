import { z } from 'zod';
import { IMPORT_FIELD } from '../../http/import-field.js';
import { boundedInteger } from '../../model/inputs/query.js';
import { IMPORT, LIST_LENGTH } from '../../limits/index.js';
import { cancelImport } from '../../bus/import-export/cancel-import.js';
import { getImportResult } from '../../bus/import-export/get-import-result.js';
import { getImportRun } from '../../bus/import-export/get-import-run.js';
import { type ImportRun, importResultSchema, importRunSchema } from '../../bus/import-export/import-run.js';
import {
  listImportSchedules,
  removeImportSchedule,
  runImportSchedule,
  saveImportSchedule,
} from '../../bus/import-export/import-schedules.js';
import { listImportRuns } from '../../bus/import-export/list-import-runs.js';
import {
  cancelImportPreview,
  importPreviewSchema,
  previewImport,
} from '../../bus/import-export/preview-import.js';
import { prepareFailedRows } from '../../bus/import-export/prepare-failed-rows.js';
import { categoryChoiceParameter, sheetNameSchema } from '../../bus/import-export/sheet-choice.js';
import { sheetMappingParameter } from '../../bus/import-export/sheet-mapping.js';
import { startImport } from '../../bus/import-export/start-import.js';
import { undoImport } from '../../bus/import-export/undo-import.js';
import { duplicateModes, editedModes } from '../../model/sheets/imports.js';
import { mailLanguages } from '../../model/mails.js';
import type { PanelServing } from './endpoint.js';

const noQuery = z.strictObject({});
const session = { needs: 'session', query: noQuery } as const;

const importQuery = z.strictObject({
  /** Handling of existing businesses. */
  mode: z.enum(duplicateModes, { error: `must be one of ${duplicateModes.join(', ')}` }).default('skip'),
  /** Whether fields that someone has edited are kept, which is the default, or overwritten. */
  edited: z.enum(editedModes, { error: `must be one of ${editedModes.join(', ')}` }).optional(),
  /** Which column holds which field, overriding the headers. */
  columns: sheetMappingParameter().optional(),
  /** Maximum number of files in the form; several files are one run and need the same columns. */
  files: boundedInteger(1, IMPORT.maxFiles).optional(),
  /** Name of the sheet to read. */
  sheet: sheetNameSchema.optional(),
  /** The category under which to file raw values, as a JSON object; null skips their rows. */
  categories: categoryChoiceParameter().optional(),
});

/** The address as shown in the audit trail: without parts that may be a key. */
const addressOf = ({ address }: { readonly address: string | null }): string | null =>
  address?.replace(/[?#].*$/s, '') ?? null;

/** The operator's calls for importing spreadsheets. */
export const importServing = {
  /** Answered by a handler once the import has ended: multipart/form-data. */
  importExcel: {
    ...session,
    summary: `Imports an .xlsx, .xls or .csv file, sent as the part '${IMPORT_FIELD}' of a multipart form, and returns its result`,
    query: importQuery,
    asks: [startImport],
    isAudited: true,
    answer: importResultSchema,
  },
  /** Answered by a handler: multipart/form-data as for the import. */
  importPreview: {
    ...session,
    summary: `Reads a file, sent as the part '${IMPORT_FIELD}' of a multipart form, and returns the expected result of its import; nothing is written`,
    query: importQuery,
    asks: [previewImport, cancelImportPreview],
    answer: importPreviewSchema,
  },
  importRuns: {
    ...session,
    summary: 'Imports, newest first',
    query: listImportRuns.input.strict(),
    operation: listImportRuns,
  },
  /** Answered by a handler: text/event-stream, each event `run` with the JSON of a run. */
  importEvents: {
    ...session,
    summary: 'The newest import and its progress, as Server-Sent Events',
    isBackground: true,
    answer: importRunSchema,
  },
  importRun: {
    ...session,
    summary: 'One import and its progress',
    operation: getImportRun,
  },
  importResult: {
    ...session,
    summary: 'The result of a finished import, with the first entries of both reports',
    query: z.strictObject({ limit: boundedInteger(0, 100).default(LIST_LENGTH.importReport) }),
    operation: getImportResult,
  },
  /** Answered by a handler: text/csv, streamed. */
  importReport: {
    ...session,
    summary: 'Both complete reports of an import, as CSV',
  },
  /** Answered by a handler: the file, streamed; the reasons are in `language`. */
  importFailedRows: {
    ...session,
    summary: 'The rows that an import rejected, as an .xlsx file to correct and import again',
    query: z.strictObject({ language: z.enum(mailLanguages).default('en') }),
    asks: [prepareFailedRows],
  },
  cancelImport: {
    ...session,
    summary: 'Cancels a running import; stored rows are kept',
    operation: cancelImport,
    isAudited: true,
    auditSubject: ({ fileName }: ImportRun) => fileName,
  },
  /** Answered by a handler, which returns the run as the operation does. */
  undoImport: {
    ...session,
    summary: 'Undoes an import, except for businesses changed since; see the run for progress',
    asks: [undoImport],
    isAudited: true,
    answer: importRunSchema,
  },
  importSchedules: {
    ...session,
    summary: 'Scheduled imports: files that are regularly fetched from an address and imported',
    operation: listImportSchedules,
    isBackground: true,
  },
  saveImportSchedule: {
    ...session,
    summary: 'Creates, changes or pauses a scheduled import',
    body: z.strictObject(saveImportSchedule.input.shape),
    operation: saveImportSchedule,
    isAudited: true,
    auditSubject: addressOf,
  },
  runImportSchedule: {
    ...session,
    summary: 'Fetches the file of a scheduled import now',
    operation: runImportSchedule,
    isAudited: true,
    auditSubject: addressOf,
  },
  removeImportSchedule: {
    ...session,
    summary: 'Removes a scheduled import; the businesses that it imported stay',
    operation: removeImportSchedule,
    isAudited: true,
    auditSubject: addressOf,
  },
} as const satisfies Record<string, PanelServing>;
