import type { PageTexts } from '../../../catalogue-types.js';

const some = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

export const home: PageTexts['admin']['home'] = {
  title: 'Was wartet',
  loading: 'Was wartet, wird geladen …',
  failed: 'Was wartet, konnte nicht geladen werden.',
  nothing: 'Nichts wartet.',
  kinds: {
    submissions: (count) => some(count, 'Einreichung', 'Einreichungen'),
    reports: (count) => some(count, 'Meldung', 'Meldungen'),
    ownChanges: (count) => some(count, 'Änderung von Inhabern', 'Änderungen von Inhabern'),
    handClaims: (count) => some(count, 'Code per Brief oder Anruf', 'Codes per Brief oder Anruf'),
    mails: (count) => some(count, 'nicht gesendete E-Mail', 'nicht gesendete E-Mails'),
    imports: (count) => some(count, 'fehlgeschlagener Import', 'fehlgeschlagene Importe'),
    photoUpdates: (count) =>
      some(count, 'fehlgeschlagene Foto-Aktualisierung', 'fehlgeschlagene Foto-Aktualisierungen'),
    websiteChecks: (count) =>
      some(count, 'fehlgeschlagene Website-Prüfung', 'fehlgeschlagene Website-Prüfungen'),
    bulkChanges: (count) => some(count, 'fehlgeschlagene Sammeländerung', 'fehlgeschlagene Sammeländerungen'),
    hours: (count) => some(count, 'Betrieb', 'Betriebe') + ' mit unlesbaren Öffnungszeiten',
    password: () => 'Passwort zu kurz oder zu verbreitet',
  },
  atLeast: (what) => `mindestens ${what}`,
  unknown: {
    submissions: 'Einreichungen: gerade unbekannt',
    reports: 'Meldungen: gerade unbekannt',
    ownChanges: 'Änderungen von Inhabern: gerade unbekannt',
    handClaims: 'Codes per Brief oder Anruf: gerade unbekannt',
    mails: 'E-Mails: gerade unbekannt',
    imports: 'Importe: gerade unbekannt',
    photoUpdates: 'Foto-Aktualisierungen: gerade unbekannt',
    websiteChecks: 'Website-Prüfungen: gerade unbekannt',
    bulkChanges: 'Sammeländerungen: gerade unbekannt',
    hours: 'Unlesbare Öffnungszeiten: gerade unbekannt',
    password: 'Passwort: gerade unbekannt',
  },
  age: {
    new: 'jünger als eine Stunde',
    hours: (hours) => `älteste vor ${some(hours, 'Stunde', 'Stunden')}`,
    days: (days) => `älteste vor ${some(days, 'Tag', 'Tagen')}`,
  },
  waiting: (count) => `${some(count, 'wartet', 'warten')}`,
  services: {
    title: 'Zustand der Dienste',
    fine: 'Alle Dienste antworten.',
    silent: (names) => `Keine Antwort von: ${names}.`,
    names: {
      directory: 'Verzeichnis',
      search: 'Suche',
      settings: 'Konfiguration',
      'import-export': 'Import und Export',
      media: 'Bilder',
      inbox: 'E-Mail',
      'redirect-tracking': 'Weiterleitungen',
      'url-validation': 'Website-Prüfung',
    },
    took: (name, milliseconds) => `${name} antwortet in ${milliseconds.toLocaleString('de-DE')} ms`,
    away: (name) => `${name}: keine Antwort`,
  },
  more: 'Weitere Seiten',
  checks: 'Website-Prüfung',
  figures: 'Zahlen der Besuche',
};
