import type { CatalogueOf } from '../catalogue-types.js';
import { german, germanDecimal, withComma } from '../number-format.js';
import type { inEnglish } from './in-english.js';

/** The German version of {@link inEnglish}, for the German pages of the default catalogue. */
export const inGerman: CatalogueOf<typeof inEnglish> = {
  numbers: { whole: german, decimal: withComma },
  figures: {
    rating: (rating) => `${withComma(rating)} von 5 Sternen`,
    reviews: (count) => (count === 1 ? '1 Bewertung' : `${german(count)} Bewertungen`),
    count: german,
    distance: (kilometres) => `${germanDecimal(kilometres)}\u00a0km`,
  },
  opening: {
    today: (time) => `öffnet heute ${time}`,
    tomorrow: (time) => `öffnet morgen ${time}`,
    on: (day, time) => `öffnet ${day} ${time}`,
    days: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  },
  shut: { CLOSED_TEMPORARILY: 'Vorübergehend geschlossen', CLOSED_PERMANENTLY: 'Dauerhaft geschlossen' },
  waysOn: {
    lang: 'de',
    without: (label) => `Ohne „${label}“`,
    inside: (place) => `In ${place} gibt es welche, wenn ein Filter entfällt:`,
    found: (total) => `(${german(total)})`,
    around: (city) => `Im Umkreis von ${city} suchen`,
    search: (name) => `Nach „${name}“ suchen`,
    submit: 'Betrieb fehlt? Kostenlos eintragen',
  },
  understood: {
    lang: 'de',
    label: 'So wurde die Suche verstanden',
    remove: (text) => `„${text}“ entfernen`,
    partly: (words) => `Ohne Wirkung auf das Ergebnis: ${words.map((word) => `„${word}“`).join(', ')}.`,
    closest: (words) =>
      `Für ${words.map((word) => `„${word}“`).join(', ')} ist hier noch kein Betrieb eingetragen. Diese kommen dem am nächsten.`,
    readAs: (text, trade) => `„${text}“ verstanden als: ${trade}`,
    around: (inside, others) =>
      others === 1
        ? `${inside} am Ort selbst, danach der nächstgelegene mit seiner Entfernung.`
        : `${inside} am Ort selbst, danach die nächstgelegenen (${others}) mit ihrer Entfernung.`,
    candidates: 'Meinten Sie:',
    everywhere: 'Überall suchen',
  },
  notice: {
    lang: 'de',
    nearest: (place) =>
      `In „${place}“ selbst ist nichts Passendes eingetragen. Dies sind die nächstgelegenen Betriebe mit ihrer Entfernung.`,
    unknownPlace: (place) => `Den Ort „${place}“ kennen wir nicht.`,
    degraded: (ignored) =>
      `Die Suche ist gerade eingeschränkt: Sie findet Wörter nach ihrem Anfang und verzeiht keine Tippfehler${ignored.length === 0 ? '' : `; ohne Wirkung bleiben ${ignored.join(', ')}`}.`,
    filters: {
      openNow: '„Jetzt geöffnet“',
      minRating: '„Mindestbewertung“',
      around: '„Entfernung“',
      hasWebsite: '„Mit Website“',
      hasPhone: '„Mit Telefonnummer“',
    },
  },
  more: {
    lang: 'de',
    show: (count) => `${german(count)} weitere anzeigen`,
    shown: (open, total) => `${german(open)} von ${german(total)}`,
  },
  view: { lang: 'de', label: 'Darstellung', grid: 'Raster', list: 'Liste' },
  suggest: {
    lang: 'de',
    label: 'Vorschläge',
    groups: {
      recent: 'Letzte Suchen auf diesem Gerät',
      recentPlaces: 'Letzte Orte auf diesem Gerät',
      searches: 'Suchen',
      businesses: 'Betriebe',
      categories: 'Kategorien',
      cities: 'Orte',
    },
    businesses: (count) => (count === 1 ? '1 Betrieb' : `${german(count)} Betriebe`),
    count: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    forget: 'Letzte Suchen löschen',
  },
  businessMap: {
    lang: 'de',
    label: 'Karte der Betriebe',
    show: 'Karte anzeigen',
    hide: 'Karte schließen',
    loading: 'Karte wird geladen …',
    failed: 'Die Karte lässt sich nicht laden. Die Liste zeigt dieselben Betriebe.',
    retry: 'Erneut versuchen',
    gone: 'Dieser Betrieb ist nicht mehr eingetragen.',
    close: 'Schließen',
    keys: 'Karte: mit den Pfeiltasten verschieben, mit Plus und Minus vergrößern und verkleinern. Die Liste daneben nennt dieselben Betriebe.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    searchHere: 'In diesem Gebiet suchen',
    area: 'Kartenausschnitt',
    bare: 'Diese Karte hat keine Straßen.',
    source: 'Grundkarte: Natural Earth · Orte: GeoNames (CC BY 4.0)',
  },
};
