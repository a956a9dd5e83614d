/**
 * What reading a spreadsheet needs of the contracts. Each reading is a thread of its own, and making the schemas of all
 * operations takes a quarter of a second of its start.
 */
export { type BusinessInput, businessInputSchema } from './business/business-input.js';
export { type ErrorCode, GewerkError } from './core/errors.js';
export type { RowError } from './directory/upsert-businesses.js';
export type { ImportPreview } from './import-export/preview-import.js';
export { type SheetField, sheetFields, type SheetMapping } from './import-export/sheet-fields.js';
export { IMPORT, LIST_LENGTH } from './limits.js';
