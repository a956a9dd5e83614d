import { rowErrorsInGerman } from '@gewerk/contracts';
import type { PageTexts } from '../../../catalogue-types.js';

const count = (value: number): string => value.toLocaleString('de-DE');

const { postStatus: publishStatus, ...labels } = rowErrorsInGerman.labels;

const fields: PageTexts['admin']['importPreview']['fields'] = {
  ...labels,
  publishStatus,
  street: 'Straße',
  houseNumber: 'Hausnummer',
  street2: 'Straße, zweite Zeile',
  addressLine1: 'Adresszeile 1',
  addressLine2: 'Adresszeile 2',
  addressLine3: 'Adresszeile 3',
  addressLine4: 'Adresszeile 4',
  addressLine5: 'Adresszeile 5',
  phoneFallback: 'Weiteres Telefon',
  score1: 'Bewertungen mit 1 Stern',
  score2: 'Bewertungen mit 2 Sternen',
  score3: 'Bewertungen mit 3 Sternen',
  score4: 'Bewertungen mit 4 Sternen',
  score5: 'Bewertungen mit 5 Sternen',
  photo: 'Foto',
  logo: 'Firmenlogo',
  hoursFallback: 'Öffnungszeiten (andere Form)',
  mondayHours: 'Öffnungszeiten am Montag',
  tuesdayHours: 'Öffnungszeiten am Dienstag',
  wednesdayHours: 'Öffnungszeiten am Mittwoch',
  thursdayHours: 'Öffnungszeiten am Donnerstag',
  fridayHours: 'Öffnungszeiten am Freitag',
  saturdayHours: 'Öffnungszeiten am Samstag',
  sundayHours: 'Öffnungszeiten am Sonntag',
  temporarilyClosed: 'Vorübergehend geschlossen',
  permanentlyClosed: 'Dauerhaft geschlossen',
};

export const importPreview: PageTexts['admin']['importPreview'] = {
  chooseSheet: 'Tabellenblatt',
  remembered:
    'Die Spalten sind zugeordnet wie bei der letzten Datei mit denselben Überschriften. Aktualisieren Sie die Vorschau.',
  categories: {
    title: (count) => `Kategorien der Datei (${count})`,
    hint: 'Was leer bleibt, wird übernommen. Schreiben Sie eine andere Kategorie oder überspringen Sie die Zeilen, dann erneuern Sie die Vorschau.',
    value: 'Wert in der Datei',
    fileUnder: 'Einordnen unter',
    fileUnderOf: (value) => `${value} einordnen unter`,
    rows: 'Zeilen',
    asItIs: 'wie er ist',
    skip: 'Überspringen',
    skipOf: (value) => `Zeilen mit ${value} überspringen`,
  },
  open: 'Vorschau',
  title: 'Vorschau des Imports',
  others: (first, others) =>
    `Die Vorschau gilt für ${first}; ${others === 1 ? 'die andere Datei wird' : `die anderen ${others} Dateien werden`} mit derselben Zuordnung importiert. Hat eine andere Spalten, wird alles abgelehnt, bevor etwas gespeichert ist.`,
  nothingWritten: 'Noch ist nichts gespeichert.',
  sheet: (name, headerRow) => `${name && `Blatt „${name}“, `}Kopfzeile ${count(headerRow)}.`,
  stop: 'Vorschau abbrechen',
  failed: 'Die Vorschau ist nicht gelungen.',
  again: 'Noch einmal versuchen',
  start: 'Mit dieser Zuordnung importieren',
  refresh: 'Vorschau erneuern',
  close: 'Vorschau schließen',
  stale: 'Ihre Auswahl hat sich geändert; Zahlen und Zeilen gelten noch für die frühere.',
  needsName: 'Wählen Sie, welche Spalte den Namen des Betriebs enthält.',
  counts: {
    created: 'Neu',
    changed: 'Geändert',
    unchanged: 'Unverändert',
    duplicates: 'Doppelt',
    errors: 'Fehlerhaft',
  },
  rowsRead: (rows) => `Ganze Datei: ${count(rows)} Zeilen`,
  partly: (rows) => `Die Zeit reichte nur für die ersten ${count(rows)} Zeilen`,
  mapping: 'Zuordnung der Spalten',
  column: 'Spalte',
  example: 'Beispiel',
  field: 'Feld',
  fieldOf: (column) => `Feld der Spalte ${column}`,
  unnamed: (number) => `Spalte ${count(number)}`,
  ignored: 'Wird nicht importiert',
  listed: 'Wird als Liste gelesen',
  standsInFor: (field) => `Füllt „${field}“, wo die erste Spalte leer ist`,
  moreColumns: (value) => `${count(value)} weitere Spalten werden nach ihren Überschriften gelesen.`,
  firstRows: (value) =>
    value === 1
      ? 'Die erste Zeile, wie sie gelesen wird'
      : `Die ersten ${count(value)} Zeilen, wie sie gelesen werden`,
  row: 'Zeile',
  fields,
};
