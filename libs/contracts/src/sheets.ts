/** The part of the contracts that sheet reading needs: building all schemas would cost each thread 0.25 s. */
export { type BusinessInput, businessInputSchema } from './model/business/business-input.js';
export { type ErrorCode, GewerkError, type Reason } from './model/errors/errors.js';
export { refused } from './model/errors/refused.js';
export { type FormedField, rowRightsInEnglish, withRight } from './model/sheets/row-error-rights.js';
export { rowErrorsInGerman, rowErrorsInTurkish, type RowErrorWords } from './model/sheets/row-error-words.js';
export type { ReportedRow } from './bus/directory/imports/upsert-businesses.js';
export type { RowNote } from './bus/import-export/row-note.js';
export type { ImportPreview } from './bus/import-export/preview-import.js';
export { type SheetField, sheetFields, type SheetMapping } from './model/sheets/sheet-fields.js';
export type { SheetChoice } from './model/sheets/sheet-choice.js';
export { BUSINESS_LENGTH, IMPORT, LIST_LENGTH } from './limits/index.js';
