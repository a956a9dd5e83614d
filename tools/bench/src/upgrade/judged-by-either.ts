import type { ImportResult } from '@gewerk/contracts/bus';
import type { ImportOutcome } from '../chaos/import-outcome.js';

const REPORTS = ['duplicateReport', 'errorReport'] as const;
const MOST_SHOWN = 3;

/**
 * The errors of an import whose rows were judged partly by one release and partly by another, one sentence
 * each. Each row must be reported or stored as in one of the undisturbed imports, none lost and none stored
 * twice.
 */
export function faultsOfEither(
  undisturbed: readonly ImportOutcome[],
  found: ImportOutcome,
  rows: number,
): string[] {
  const result = JSON.parse(found.result) as ImportResult;
  const faults: string[] = [];
  if (!result.success) faults.push('the import failed');
  const reported = REPORTS.flatMap((report) => result[report].map((entry) => entry.row_number));
  if (new Set(reported).size < reported.length) faults.push('a row is reported twice');
  if (reported.length !== result.duplicates + result.errors) {
    faults.push(`${reported.length} rows are reported, ${result.duplicates + result.errors} counted`);
  }
  if (result.imported + reported.length !== rows) {
    faults.push(`${result.imported} rows imported and ${reported.length} reported are not ${rows}`);
  }
  if (found.stored.length !== result.imported) {
    faults.push(`${found.stored.length} businesses are stored, not ${result.imported}`);
  }
  const right = new Set(undisturbed.flatMap(parts));
  const wrong = parts(found).filter((part) => !right.has(part));
  if (wrong.length > 0) {
    faults.push(
      `${wrong.length} rows as neither release has them: ${wrong.slice(0, MOST_SHOWN).join(' | ')}`,
    );
  }
  return faults;
}

/**
 * Each row's outcome as a text, limited to the fields in both releases' contracts: additions in one of them
 * are not differences.
 */
function parts({ result, stored }: ImportOutcome): string[] {
  const { duplicateReport, errorReport } = JSON.parse(result) as ImportResult;
  return [
    ...stored,
    ...duplicateReport.map((row) => `row ${row.row_number} repeats ${row.name} ${row.place_id}`),
    ...errorReport.map((row) => `row ${row.row_number} refused: ${row.error}`),
  ];
}
