import type { ImportResult } from '@gewerk/contracts/bus';
import { LIST_LENGTH } from '@gewerk/contracts/limits';
import { duplicateRow, errorRow, importReportHead, noteRow } from '@gewerk/csv';

/**
 * The closing lines of an import: counts, then the import reports, in full or with their first ten entries.
 */
export function resultLines(result: ImportResult, whole: boolean): string[] {
  const { imported, duplicates, errors, noted = 0, noteReport = [] } = result;
  return [
    `Imported ${count(imported)}, duplicates ${count(duplicates)}, errors ${count(errors)}, rows ${count(imported + duplicates + errors)}.`,
    ...(noted > 0 ? [`Imported with notes: ${count(noted)} rows.`] : []),
    ...section(
      'Duplicates',
      result.duplicateReport.map(
        ({ row_number, name, place_id }) => `row ${row_number}: ${name} (${place_id})`,
      ),
      duplicates,
      whole,
    ),
    ...section(
      'Errors',
      result.errorReport
        .filter((entry) => entry.row_number > 0)
        .map(({ row_number, error }) => `row ${row_number}: ${error}`),
      errors,
      whole,
    ),
    ...section(
      'Notes',
      noteReport.map(({ row_number, note }) => `row ${row_number}: ${note}`),
      Math.max(noted, noteReport.length),
      whole,
    ),
  ];
}

function section(title: string, entries: readonly string[], total: number, whole: boolean): string[] {
  if (entries.length === 0) return [];
  const shown = whole ? entries : entries.slice(0, LIST_LENGTH.importReport);
  const left = total - shown.length;
  return [
    `${title}:`,
    ...shown.map((entry) => `  ${printable(entry)}`),
    ...(left > 0 ? [`  … and ${count(left)} more (--all shows them, --report FILE.csv writes them)`] : []),
  ];
}

/** All reports as CSV. */
export const reportCsv = ({ duplicateReport, errorReport, noteReport = [] }: ImportResult): string =>
  [
    importReportHead(),
    ...duplicateReport.map(duplicateRow),
    ...errorReport.map(errorRow),
    ...noteReport.map(noteRow),
  ].join('');

const count = (number: number) => number.toLocaleString('en');

/** Text from a sheet must not control the terminal. */
// eslint-disable-next-line no-control-regex -- the pattern has to match control characters
const printable = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
