import { type ImportResult, LIST_LENGTH } from '@gewerk/contracts';

/** The lines that tell how an import ended: counts, then both reports, whole or their first ten entries. */
export function resultLines(result: ImportResult, whole: boolean): string[] {
  const { imported, duplicates, errors } = result;
  return [
    `Imported ${count(imported)}, duplicates ${count(duplicates)}, errors ${count(errors)}, rows ${count(imported + duplicates + errors)}.`,
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

/** Both reports as CSV; a value that a spreadsheet would take for a formula is made harmless. */
export function reportCsv(result: ImportResult): string {
  const rows = [
    ['report', 'row_number', 'name', 'place_id', 'error'],
    ...result.duplicateReport.map((entry) => [
      'duplicate',
      String(entry.row_number),
      entry.name,
      entry.place_id,
      '',
    ]),
    ...result.errorReport.map((entry) => ['error', String(entry.row_number), '', '', entry.error]),
  ];
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

const csvCell = (value: string) =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

const count = (number: number) => number.toLocaleString('en');

/** What a sheet says must not steer the terminal. */
// eslint-disable-next-line no-control-regex -- control characters are what is replaced
const printable = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
