import type { ScheduleTexts } from './default.js';

const count = (value: number): string => value.toLocaleString('de-DE');

/** Imports of a file from a URL at regular intervals. */
export const schedules: ScheduleTexts = {
  title: 'Geplante Importe',
  intro:
    'Die Datei wird regelmäßig von ihrer Adresse geholt und so gelesen wie zuletzt eine mit denselben Kopfzeilen.',
  add: 'Geplanten Import anlegen',
  change: 'Ändern',
  address: 'Adresse',
  addressHint: 'Eine öffentliche Adresse einer .xlsx-, .xls- oder .csv-Datei mit https://.',
  every: 'Wie oft',
  intervals: { hour: 'Stündlich', day: 'Täglich', week: 'Wöchentlich' },
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: 'Gespeichert',
  loadFailed: 'Die geplanten Importe konnten nicht geladen werden.',
  failed: 'Der geplante Import konnte nicht geändert werden',
  next: 'Nächster:',
  last: 'Letzter:',
  none: 'Noch nicht geholt.',
  counts: (imported, duplicates, errors) =>
    `${count(imported)} importiert, ${count(duplicates)} doppelt, ${count(errors)} Fehler`,
  run: 'Jetzt holen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  isPaused: 'Pausiert',
  remove: 'Entfernen',
  removeText: (address) => `${address} wird nicht mehr geholt. Was importiert ist, bleibt.`,
};
