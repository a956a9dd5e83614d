import type { ImportResult, NoteReportEntry } from '@gewerk/contracts/bus';
import { csvHead, csvRow } from './csv-row.js';

/** The beginning of an import report: rows that were duplicates, that failed, and that were imported with notes. */
export const importReportHead = csvHead([
  'report',
  'row_number',
  'name',
  'place_id',
  'error',
  'field',
  'value',
  'result',
  'note',
]);

export const duplicateRow = (entry: ImportResult['duplicateReport'][number]): string =>
  csvRow(['duplicate', entry.row_number, entry.name, entry.place_id, '', '', '', '', '']);

export const errorRow = (entry: ImportResult['errorReport'][number]): string =>
  csvRow(['error', entry.row_number, '', '', entry.error, '', '', '', '']);

export const noteRow = ({ row_number, field, value, result, note }: NoteReportEntry): string =>
  csvRow(['note', row_number, '', '', '', field, value, result, note]);
