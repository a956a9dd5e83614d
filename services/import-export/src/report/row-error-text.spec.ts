import { rowErrorText, rowNoteText } from './row-error-text.js';

const wrong = { row_number: 2, code: 'invalid', field: 'rating', value: '7,5' } as const;

it.each([
  [
    'en',
    "The rating '7,5' is not valid. It must be a number from 1 to 5, or empty if there is no rating yet.",
  ],
  [
    'de',
    'Bewertung: „7,5“ ist nicht gültig. Richtig ist eine Zahl von 1 bis 5, oder nichts, wo es noch keine gibt.',
  ],
  ['tr', 'Puan: “7,5” geçerli değil. Doğrusu: 1 ile 5 arasında bir sayı, henüz yoksa boş.'],
] as const)('explains in %s what is wrong and what would be valid', (language, sentence) => {
  expect(rowErrorText(wrong, language)).toBe(sentence);
});

it('names no valid format for a missing value or a field without one, but names it in notes', () => {
  expect(rowErrorText({ ...wrong, code: 'missing', field: 'name' }, 'de')).toBe('Name des Betriebs fehlt.');
  expect(rowErrorText({ ...wrong, field: 'city' }, 'de')).toBe('Ort: „7,5“ ist nicht gültig.');
  const note = { row_number: 2, code: 'unreadable', field: 'hours', value: 'n. V.', result: null } as const;
  expect(rowNoteText(note)).toContain("It must be a week such as 'Mo-Fr 08:00-17:00; Sa 09:00-12:00'.");
});
