import type { PageTexts } from '../../../catalogue-types.js';

const amount = (value: number): string => value.toLocaleString('de-DE');
const businesses = (count: number): string => (count === 1 ? '1 Betrieb' : `${amount(count)} Betriebe`);

export const bulk: PageTexts['admin']['bulk'] = {
  title: 'Sammeländerung',
  chosen: (count) => `${amount(count)} ausgewählt`,
  all: (count) => `Alle ${amount(count)} Treffer auswählen`,
  clear: 'Auswahl aufheben',
  action: 'Aktion',
  field: 'Feld',
  value: 'Neuer Wert',
  empty: '(leeren)',
  choose: 'Bitte wählen',
  yes: 'Ja',
  no: 'Nein',
  preview: 'Vorschau …',
  counting: 'Wird gezählt …',
  cancel: 'Abbrechen',
  confirmTitle: {
    set: 'Wert setzen?',
    delete: 'Betriebe löschen?',
    restore: 'Betriebe wiederherstellen?',
    check: 'Websites prüfen?',
    photos: 'Fotos aktualisieren?',
    export: 'Auswahl exportieren?',
  },
  workText: {
    check: (websites, total, names) =>
      `Von ${amount(total)} ausgewählten Betrieben (${names.join(', ')}${total > names.length ? ' …' : ''}) ${websites === 1 ? 'hat einer' : `haben ${amount(websites)}`} eine Website. Sie werden im Hintergrund geprüft; die Auswahl bleibt dabei, wie sie jetzt ist.`,
    photos: (websites, total, names) =>
      `Von ${amount(total)} ausgewählten Betrieben (${names.join(', ')}${total > names.length ? ' …' : ''}) ${websites === 1 ? 'hat einer' : `haben ${amount(websites)}`} eine Website. Wer kein Foto oder ein defektes hat, erhält im Hintergrund das seiner Website.`,
    export: (_, total, names) =>
      `Die Datei enthält ${total === 1 ? 'den ausgewählten Betrieb' : `die ${amount(total)} ausgewählten Betriebe`} (${names.join(', ')}${total > names.length ? ' …' : ''}); Format und Spalten sind die des Exports.`,
  },
  workConfirm: {
    check: (count) => (count === 1 ? '1 Website prüfen' : `${amount(count)} Websites prüfen`),
    photos: (count) => `Fotos von ${count === 1 ? '1 Betrieb' : `${amount(count)} Betrieben`} aktualisieren`,
    export: (count) => `${businesses(count)} herunterladen`,
  },
  confirmText: (changed, total, names) =>
    `Von ${amount(total)} ausgewählten Betrieben (${names.join(', ')}${total > names.length ? ' …' : ''}) ${changed === 0 ? 'ändert sich keiner.' : `${changed === 1 ? 'ändert sich einer' : `ändern sich ${amount(changed)}`}. 30 Tage lang lässt sich das als Ganzes rückgängig machen.`}`,
  confirm: {
    set: (count) => `${businesses(count)} ändern`,
    delete: (count) => `${businesses(count)} löschen`,
    restore: (count) => `${businesses(count)} wiederherstellen`,
  },
  failed: 'Die Sammeländerung war nicht möglich',
  runs: 'Letzte Sammeländerungen',
  older: 'Ältere Sammeländerungen',
  progress: 'Fortschritt der Sammeländerung',
  done: (done, total) => `${amount(done)} von ${amount(total)} Betrieben`,
  result: (changed, unchanged, refused) =>
    `${amount(changed)} geändert, ${amount(unchanged)} waren schon so, ${amount(refused)} nicht änderbar`,
  takenBack: (restored, kept) =>
    `${amount(restored)} zurückgenommen, ${amount(kept)} seither geänderte belassen`,
  kept: 'Belassene Betriebe',
  keptDeleted: 'gelöscht',
  keptMore: 'Weitere anzeigen',
  keptUnknown: 'Die belassenen Betriebe sind nicht mehr da, oder ihre Namen wurden nicht aufbewahrt.',
  stop: 'Anhalten',
  stopped: 'Die Sammeländerung hält an',
  undo: 'Ganz rückgängig machen',
  undoStarted: 'Die Sammeländerung wird rückgängig gemacht',
  undoFailed: 'Rückgängigmachen war nicht möglich',
  actions: {
    set: 'Wert setzen',
    delete: 'Löschen',
    restore: 'Wiederherstellen',
    check: 'Websites prüfen',
    photos: 'Fotos aktualisieren',
    export: 'Exportieren',
  },
  states: {
    queued: 'wartet',
    running: 'läuft',
    completed: 'fertig',
    stopped: 'angehalten',
    failed: 'gescheitert',
    undoing: 'wird rückgängig gemacht',
    undone: 'rückgängig gemacht',
  },
  statuses: {
    OPERATIONAL: 'In Betrieb',
    CLOSED_TEMPORARILY: 'Vorübergehend geschlossen',
    CLOSED_PERMANENTLY: 'Dauerhaft geschlossen',
  },
  fields: {
    category: 'Kategorie',
    type: 'Art',
    description: 'Beschreibung',
    address: 'Anschrift',
    postalCode: 'Postleitzahl',
    city: 'Stadt',
    state: 'Bundesland',
    countryCode: 'Ländercode',
    phone: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
    reviewsLink: 'Link zu Bewertungen',
    priceLevel: 'Preisniveau',
    businessStatus: 'Status',
    verified: 'Geprüft',
  },
};
