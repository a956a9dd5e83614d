import type { ImportResult } from '@gewerk/contracts/bus';
import { csvHead, csvRow } from './csv-row.js';

/** The beginning of an import report: rows that were duplicates and rows that failed. */
export const importReportHead = csvHead(['report', 'row_number', 'name', 'place_id', 'error']);

export const duplicateRow = (entry: ImportResult['duplicateReport'][number]): string =>
  csvRow(['duplicate', entry.row_number, entry.name, entry.place_id, '']);

export const errorRow = (entry: ImportResult['errorReport'][number]): string =>
  csvRow(['error', entry.row_number, '', '', entry.error]);
