import { IMPORT } from '@gewerk/contracts/limits';
import { fileSize } from '../../../file-size.js';
import type { PageTexts } from '../../../catalogue-types.js';

const count = (value: number): string => value.toLocaleString('de-DE');
const MEGABYTES = IMPORT.maxBytes / 1024 ** 2;

export const imports: PageTexts['admin']['imports'] = {
  title: 'Import aus Excel',
  choose: 'Excel-Datei auswählen oder hier ablegen',
  limit: `.xlsx, .xls oder .csv, höchstens ${MEGABYTES} MB`,
  several: 'Mehrere Dateien mit denselben Spalten werden ein Import.',
  tooMany: `Höchstens ${IMPORT.maxFiles} Dateien werden zusammen importiert.`,
  count: (files) => `${count(files)} Dateien`,
  fileNames: (first, others) =>
    others > 0 ? `${first} + ${count(others)} ${others === 1 ? 'Datei' : 'Dateien'}` : first,
  template: 'Leere Vorlage herunterladen (CSV)',
  templateFile: 'betriebe.csv',
  file: 'Datei',
  size: 'Größe',
  modified: 'Geändert',
  megabytes: (bytes) => fileSize(bytes, 'de-DE'),
  tooLarge: `Die Datei ist größer als ${MEGABYTES} MB. Teilen Sie sie und importieren Sie die Teile einzeln.`,
  wrongKind: 'Importiert werden nur Dateien mit der Endung .xlsx, .xls oder .csv.',
  duplicates: 'Schon eingetragene Betriebe',
  skip: 'Überspringen (und als doppelt melden)',
  update: 'Aktualisieren, von Hand bearbeitete Felder behalten',
  overwrite: 'Aktualisieren, auch von Hand bearbeitete Felder',
  start: 'Import starten',
  clear: 'Auswahl leeren',
  uploading: 'Wird hochgeladen',
  uploaded: (loaded, total) => `${loaded} von ${total} hochgeladen`,
  checking: 'Die Datei wird geprüft …',
  abort: 'Hochladen abbrechen',
  aborted: 'Das Hochladen wurde abgebrochen.',
  queued: 'Wartet …',
  running: 'Import läuft',
  processed: (rows, total) =>
    total === null
      ? `${count(rows)} Zeilen verarbeitet`
      : `${count(rows)} von ${count(total)} Zeilen verarbeitet`,
  rate: (rows) => `${count(rows)} Zeilen/s`,
  remaining: (seconds) =>
    seconds < 60 ? `noch etwa ${count(seconds)} s` : `noch etwa ${count(Math.round(seconds / 60))} min`,
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen …',
  cancelFailed: 'Der Import konnte nicht abgebrochen werden',
  lost: 'Die Verbindung ist unterbrochen; der Import läuft auf dem Server weiter.',
  done: 'Der Import ist abgeschlossen.',
  noRows: 'Die Datei hat unter den Überschriften keine Zeile; importiert wurde nichts.',
  failed: 'Beim Import ist ein Fehler aufgetreten.',
  cancelled: 'Der Import wurde abgebrochen. Was bis dahin gespeichert war, bleibt.',
  imported: 'Importiert',
  duplicate: 'Doppelt',
  errors: 'Fehlerhaft',
  duplicateList: 'Doppelte Zeilen',
  errorList: 'Fehlerhafte Zeilen',
  row: (row) => `Zeile ${count(row)}`,
  rowOf: (file, row) => `${file}, Zeile ${count(row)}`,
  more: (rest) => `... und ${count(rest)} weitere`,
  report: 'Ganzen Bericht herunterladen (CSV)',
  failedRows: (rows) =>
    rows === 1
      ? 'Fehlerhafte Zeile zum Berichtigen (XLSX)'
      : `${count(rows)} fehlerhafte Zeilen zum Berichtigen (XLSX)`,
  showImported: (businesses) =>
    businesses === 1
      ? 'Den importierten Betrieb zeigen'
      : `Die ${count(businesses)} importierten Betriebe zeigen`,
  history: {
    title: 'Frühere Importe',
    startedAt: 'Beginn',
    state: 'Stand',
    duration: 'Dauer',
    report: 'Bericht',
    showOf: (fileName) => `Betriebe aus ${fileName} zeigen`,
    download: 'CSV',
    downloadOf: (fileName) => `Bericht zu ${fileName} als CSV herunterladen`,
    failedRows: 'XLSX',
    failedRowsOf: (fileName) => `Fehlerhafte Zeilen von ${fileName} als XLSX herunterladen`,
    seconds: (value) => `${count(value)} s`,
    minutes: (minutes, seconds) => `${count(minutes)} min ${count(seconds)} s`,
    older: 'Ältere Importe',
    empty: 'Noch kein Import.',
    failed: 'Die früheren Importe konnten nicht geladen werden.',
    undo: 'Rückgängig',
    undoOf: (fileName) => `Import von ${fileName} rückgängig machen`,
    undoTitle: 'Import rückgängig machen?',
    undoText: (fileName, businesses) =>
      `Von ${count(businesses)} Betrieben aus ${fileName} werden die neuen gelöscht, die aktualisierten erhalten ihren früheren Stand. Was danach geändert wurde, bleibt und wird gezählt.`,
    undoConfirm: 'Rückgängig machen',
    undoCancel: 'Nicht ändern',
    undoStarted: 'Der Import wird rückgängig gemacht',
    undoFailed: 'Der Import konnte nicht rückgängig gemacht werden',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
    removed: (value) => `${count(value)} gelöscht`,
    restored: (value) => `${count(value)} auf früherem Stand`,
    kept: (value) => `${count(value)} belassen, da später geändert`,
    states: {
      queued: 'Wartet',
      running: 'Läuft',
      done: 'Abgeschlossen',
      failed: 'Fehlgeschlagen',
      cancelled: 'Abgebrochen',
    },
  },
};
