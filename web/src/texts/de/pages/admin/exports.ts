import type { PageTexts } from '../../../catalogue-types.js';

export const exports: PageTexts['admin']['exports'] = {
  title: 'Betriebe herunterladen',
  intro:
    'Es gelten auch die Filter der Liste: Kategorie, Stadt, Art, Land, Suche, Herkunft, Lauf und Tag der Änderung. Jedes Wort der Suche muss in Name, Anschrift oder Stadt vorkommen.',
  type: 'Umfang',
  types: { all: 'Alle', range: 'Bereich', date: 'Datum' },
  format: 'Dateiart',
  formats: { csv: 'CSV', xlsx: 'Excel-Mappe (.xlsx)' },
  columnsTitle: 'Spalten der Datei',
  columns: (chosen, all) => (chosen === all ? `Spalten: alle (${all})` : `Spalten: ${chosen} von ${all}`),
  allColumns: 'Alle Spalten',
  start: 'Erste Zeile',
  end: 'Letzte Zeile',
  date: 'Tag',
  rangeHint:
    'Ab 1 gezählt, beide Zeilen eingeschlossen; in der Reihenfolge der Liste, sonst nach der Eintragung.',
  dateHint: 'Betriebe, die an diesem Tag (UTC) eingetragen wurden.',
  submit: 'Herunterladen',
  busy: 'Wird vorbereitet …',
  rangeMissing: 'Geben Sie den Bereich an',
  dateMissing: 'Wählen Sie einen Tag',
};
