import type { PageTexts } from '../../../catalogue-types.js';

const count = (value: number): string => value.toLocaleString('en-GB');

export const importNotes: PageTexts['admin']['importNotes'] = {
  noted: 'With notes',
  leftOut: 'Of these, skipped by you',
  ofThemLeftOut: (rows) => `${count(rows)} skipped`,
  furtherNotes: (notes) => `${count(notes)} more notes`,
  list: 'Rows imported with notes',
  sentences: {
    invalid: (field, value) => `${field}: “${value}” is not valid; the field stays empty.`,
    'too-long': (field, value) => `${field}: “${value}” is too long and was left out.`,
    unreadable: (field, value) => `${field}: “${value}” cannot be read; the field stays empty.`,
    kept: (field, value) => `${field}: the value edited by hand is kept; “${value}” was not imported.`,
    inferred: (field, _, result) =>
      `${field}: “${result}”, read from the row’s other fields or a merged cell.`,
    corrected: (field, value, result) => `${field}: “${value}” was corrected to “${result}”.`,
    doubtful: (field, value, result) =>
      `${field}: “${value}” is kept, although the other fields suggest “${result}”.`,
    misspelt: (field, value, result) =>
      `${field}: “${value}” is kept, though it looks like a misspelt “${result}”.`,
  },
  hint: 'Rows with notes are imported; values that cannot be read are left empty.',
  outcome: 'Outcome',
  outcomes: {
    created: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    duplicate: 'Duplicate',
    error: 'Error',
  },
  onlyProblems: 'Only rows with problems',
  firstProblems: (value) =>
    value === 1 ? 'The first row with problems' : `The first ${count(value)} rows with problems`,
  noProblems: 'None of these rows has a problem.',
  report: (rows) =>
    `Download the report of the preview (CSV, ${rows === 1 ? '1 row' : `${count(rows)} rows`} with problems)`,
  reportFile: 'preview.csv',
  problem: 'Reason',
};
