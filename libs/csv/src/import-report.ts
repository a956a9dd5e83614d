import type { ImportResult, NoteReportEntry } from '@gewerk/contracts/bus';
import { type CsvCell, csvHead, csvRow } from './csv-row.js';

const COLUMNS = ['report', 'row_number', 'name', 'place_id', 'error', 'field', 'value', 'result', 'note'];

/**
 * The beginning of an import report, which lists rows that were duplicates, that failed, and that were
 * imported with notes.
 */
export const importReportHead = (ofSeveralFiles = false): string =>
  csvHead(ofSeveralFiles ? [...COLUMNS, 'file'] : COLUMNS);

export const duplicateRow = (entry: ImportResult['duplicateReport'][number]): string =>
  row(['duplicate', entry.row_number, entry.name, entry.place_id, '', '', '', '', ''], entry);

export const errorRow = (entry: ImportResult['errorReport'][number]): string =>
  row(['error', entry.row_number, '', '', entry.error, '', '', '', ''], entry);

export const noteRow = (entry: NoteReportEntry): string => {
  const { row_number, field, value, result, note } = entry;
  return row(['note', row_number, '', '', '', field, value, result, note], entry);
};

const row = (cells: readonly CsvCell[], { file }: { readonly file?: string | undefined }): string =>
  csvRow(file === undefined ? cells : [...cells, file]);
