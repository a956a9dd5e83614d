import type { PageTexts } from '../../../catalogue-types.js';

const count = (value: number): string => value.toLocaleString('de-DE');
const websitesAre = (value: number): string =>
  value === 1 ? '1 Website wird' : `${count(value)} Websites werden`;

export const photoUpdate: PageTexts['admin']['photoUpdate'] = {
  title: 'Fotos aktualisieren',
  intro:
    'Betriebe ohne Foto oder mit einem, das nicht mehr angezeigt werden kann, erhalten das Bild, mit dem ihre Website geteilt werden will. Die Websites werden langsam und nach den Regeln ihrer robots.txt gelesen.',
  start: 'Fotos aktualisieren',
  stop: 'Anhalten',
  started: 'Aktualisierung der Fotos gestartet!',
  startedText: (total) =>
    total === null
      ? 'Die Websites werden im Hintergrund geprüft; diese Seite kann geschlossen werden.'
      : `${websitesAre(total)} im Hintergrund geprüft; diese Seite kann geschlossen werden.`,
  startFailed: 'Die Aktualisierung der Fotos konnte nicht gestartet werden',
  goingOn: 'Es läuft schon eine Aktualisierung.',
  stopFailed: 'Die Aktualisierung der Fotos konnte nicht angehalten werden',
  statusFailed: 'Der Stand der Aktualisierung konnte nicht geladen werden.',
  progress: 'Fortschritt der Aktualisierung',
  processed: (processed, total) =>
    total === null
      ? `${count(processed)} ${processed === 1 ? 'Betrieb' : 'Betriebe'}`
      : `${count(processed)} von ${count(total)} ${total === 1 ? 'Betrieb' : 'Betrieben'}`,
  current: (name) => `Gerade dabei: ${name}`,
  stopping: 'Wird angehalten …',
  outcomesLabel: 'Ergebnisse',
  outcomes: {
    added: 'Foto erhalten',
    replaced: 'Defektes Foto ersetzt',
    kept: 'Hat ein Foto',
    'no-picture': 'Website nennt kein Bild',
    'bad-picture': 'Bild nicht verwendbar',
    disallowed: 'Website erlaubt es nicht',
    unreachable: 'Website nicht erreichbar',
  },
  showThem: 'Diese Betriebe in der Liste zeigen',
  ofSelection: 'Auswahl',
  states: {
    queued: 'Die Aktualisierung wartet',
    running: 'Die Aktualisierung läuft',
    completed: 'Die Aktualisierung ist abgeschlossen',
    stopped: 'Die Aktualisierung wurde angehalten',
    failed: 'Die Aktualisierung ist fehlgeschlagen',
  },
};
