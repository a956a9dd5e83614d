import type { ImportOutcome } from '../chaos/import-outcome.js';
import { faultsOfEither } from './judged-by-either.js';

const outcome = (stored: string[], errors: number[], more: object = {}): ImportOutcome => ({
  result: JSON.stringify({
    success: true,
    imported: stored.length,
    duplicates: 0,
    errors: errors.length,
    duplicateReport: [],
    errorReport: errors.map((row) => ({ row_number: row, error: `row ${row}` })),
    ...more,
  }),
  stored,
  indexed: [],
});

// The older release refuses rows 3 and 4 and stores row 2 in its own form; the newer one also accepts row 3,
// and reports notes.
const older = outcome(['2 old', '5'], [3, 4]);
const newer = outcome(['2 new', '3', '5'], [4], { noted: 1, noteReport: [{ row_number: 3 }] });
const faults = (found: ImportOutcome) => faultsOfEither([older, newer], found, 4);

it.each<[string, ImportOutcome]>([
  ['the older release alone', older],
  ['the newer release alone', newer],
  ['the older first', outcome(['2 old', '3', '5'], [4], { noted: 0, noteReport: [] })],
  [
    'the older, whose report the newer answers with more of each entry',
    outcome(['2 old', '5'], [], {
      errors: 2,
      errorReport: [3, 4].map((row) => ({ row_number: row, code: 'invalid', error: `row ${row}` })),
    }),
  ],
  ['the newer first', outcome(['2 new', '5'], [3, 4])],
])('rows judged by %s are accepted', (_by, found) => {
  expect(faults(found)).toEqual([]);
});

it.each<[string, ImportOutcome, RegExp]>([
  ['lost', outcome(['2 old'], [3, 4]), /1 rows imported and 2 reported are not 4/],
  ['in twice', outcome(['2 old', '3', '5'], [3, 4]), /3 rows imported and 2 reported are not 4/],
  ['reported twice', outcome(['2 old'], [3, 3, 4]), /reported twice/],
  ['counted and not stored', outcome(['5'], [3, 4], { imported: 2 }), /1 businesses are stored, not 2/],
  ['stored otherwise', outcome(['2 other', '5'], [3, 4]), /neither release has them: 2 other/],
  ['refused by neither', outcome(['2 old', '3'], [4, 5]), /row 5 refused: row 5/],
])('a row that is %s is detected', (_what, found, sentence) => {
  expect(faults(found).join()).toMatch(sentence);
});
