import type { PageTexts } from '../../../catalogue-types.js';

const count = (value: number): string => value.toLocaleString('de-DE');

export const importNotes: PageTexts['admin']['importNotes'] = {
  noted: 'Mit Hinweis',
  leftOut: 'Davon von Ihnen ausgelassen',
  ofThemLeftOut: (rows) => `${count(rows)} ausgelassen`,
  furtherNotes: (notes) => `${count(notes)} weitere Hinweise`,
  list: 'Mit Hinweis importierte Zeilen',
  sentences: {
    invalid: (field, value) => `${field}: „${value}“ ist ungültig, das Feld bleibt leer.`,
    'too-long': (field, value) => `${field}: „${value}“ ist zu lang und wurde weggelassen.`,
    unreadable: (field, value) => `${field}: „${value}“ ist nicht lesbar, das Feld bleibt leer.`,
    kept: (field, value) => `${field}: von Hand bearbeitet und behalten; „${value}“ wurde nicht übernommen.`,
    inferred: (field, _, result) =>
      `${field}: „${result}“, aus den anderen Feldern der Zeile oder einer verbundenen Zelle gelesen.`,
    corrected: (field, value, result) => `${field}: „${value}“ wurde zu „${result}“ berichtigt.`,
    doubtful: (field, value, result) =>
      `${field}: „${value}“ wird übernommen, nach den anderen Feldern wäre es „${result}“.`,
    misspelt: (field, value, result) =>
      `${field}: „${value}“ wird übernommen, sieht aber nach einem verschriebenen „${result}“ aus.`,
  },
  hint: 'Zeilen mit Hinweis werden importiert; was nicht lesbar ist, bleibt leer.',
  outcome: 'Ergebnis',
  outcomes: {
    created: 'Neu',
    changed: 'Geändert',
    unchanged: 'Unverändert',
    duplicate: 'Doppelt',
    error: 'Fehlerhaft',
  },
  onlyProblems: 'Nur Zeilen mit Problemen',
  firstProblems: (value) =>
    value === 1 ? 'Die erste Zeile mit Problemen' : `Die ersten ${count(value)} Zeilen mit Problemen`,
  noProblems: 'Keine dieser Zeilen hat ein Problem.',
  report: (rows) =>
    `Bericht der Vorschau herunterladen (CSV, ${rows === 1 ? '1 Zeile' : `${count(rows)} Zeilen`} mit Problemen)`,
  reportFile: 'vorschau.csv',
  problem: 'Grund',
};
