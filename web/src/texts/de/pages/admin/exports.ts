import type { PageTexts } from '../../../catalogue-types.js';

export const exports: PageTexts['admin']['exports'] = {
  title: 'Export als CSV',
  intro:
    'Es gelten auch die Filter der Liste: Kategorie, Stadt, Art, Land und Suche. Jedes Wort der Suche muss in Name, Anschrift oder Stadt vorkommen.',
  type: 'Umfang',
  types: { all: 'Alle', range: 'Bereich', date: 'Datum' },
  start: 'Erste Zeile',
  end: 'Letzte Zeile',
  date: 'Tag',
  rangeHint:
    'Ab 1 gezählt, beide Zeilen eingeschlossen; in der Reihenfolge der Liste, sonst nach der Eintragung.',
  dateHint: 'Betriebe, die an diesem Tag (UTC) eingetragen wurden.',
  submit: 'CSV herunterladen',
  busy: 'Wird vorbereitet …',
  rangeMissing: 'Geben Sie den Bereich an',
  dateMissing: 'Wählen Sie einen Tag',
};
