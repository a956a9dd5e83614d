import { FALLBACK } from '@gewerk/contracts/limits';
import type { Texts } from '../catalogue-types.js';
import { common as given } from '../default/common.js';
import { german, germanDecimal, withComma } from '../number-format.js';
import { knownName } from '../known-name.js';
import { countries } from './countries.js';

/** The fallback figures are given with English digit groups. */
const grouped = (figure: string): string => figure.replace(',', '.');

export const common: Texts['common'] = {
  brand: {
    name: 'Gewerk',
    global: 'Gewerk – Das Branchenverzeichnis',
    portal: 'Gewerk – Das Werkstattportal',
  },
  numbers: { whole: german, decimal: withComma },
  trade: (label) => label,
  tradeLang: 'de',
  country: (code, name) => knownName(countries, code, name),
  meta: {
    description: (total) =>
      `Werkstätten, Handwerker und Dienstleister nach Name, Ort oder Postleitzahl finden: ${total === null ? grouped(FALLBACK.metaTotal) : german(total)} Betriebe mit Anschrift, Telefonnummer und Öffnungszeiten.`,
  },
  nav: {
    lang: 'de',
    label: 'Hauptmenü',
    skip: 'Zum Inhalt springen',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    search: { label: 'Betrieb finden', submit: 'Finden' },
    closeSearch: 'Suche schließen',
    home: 'Startseite',
    businesses: 'Betriebe',
    categories: 'Kategorien',
    help: 'Hilfe',
    contact: 'Kontakt',
  },
  footer: {
    lang: 'de',
    label: 'Fußzeile',
    quickLinks: 'Schnellzugriff',
    about: 'Über uns',
    contact: 'Kontakt',
    addBusiness: 'Betrieb eintragen',
    blog: 'Ratgeber',
    help: 'Hilfe',
    categories: 'Kategorien',
    restaurants: 'Restaurants',
    hairSalons: 'Friseursalons',
    retailStores: 'Einzelhandel',
    services: 'Services',
    healthcare: 'Gesundheit',
    legal: 'Rechtliches',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    terms: 'Nutzungsbedingungen',
    cookies: 'Cookies',
    social: 'Soziale Medien',
    claim: (total) =>
      `${total === null ? grouped(FALLBACK.footerTotal) : german(total)} Betriebe in einem Verzeichnis: Werkstätten, Handwerk und Dienstleistung, die Telefonnummer zuerst.`,
  },
  language: {
    lang: 'de',
    label: 'Sprache',
    original: 'Original',
    mixed: 'Original (gemischt)',
    submit: 'Sprache wechseln',
  },
  card: {
    category: 'Dienstleister',
    open: 'Geöffnet',
    closed: 'Geschlossen',
    details: 'Details ansehen',
    rating: (rating) => `${withComma(rating)} von 5 Sternen`,
    reviews: (count) => (count === 1 ? '1 Bewertung' : `${german(count)} Bewertungen`),
    count: (count) => german(count),
    distance: (kilometres) => `${germanDecimal(kilometres)}\u00a0km`,
  },
  opening: {
    today: (time) => `öffnet heute ${time}`,
    tomorrow: (time) => `öffnet morgen ${time}`,
    on: (day, time) => `öffnet ${day} ${time}`,
    days: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  },
  waysOn: given.waysOn,
  understood: given.understood,
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
  paging: given.paging,
  view: given.view,
  suggest: given.suggest,
  ad: { label: (area) => `Anzeige ${area}` },
  offline: { lang: 'de', text: 'Sie sind offline. Was fehlt, kommt, sobald die Verbindung wieder da ist.' },
  error: {
    lang: 'de',
    title: 'Etwas ist schiefgegangen',
    invalidParameters: 'Ungültige Adresse',
    invalidText:
      'Die Adresse enthält eine Angabe, die nicht stimmen kann. Prüfen Sie sie, oder beginnen Sie auf der Startseite.',
    reload: 'Seite neu laden',
    home: 'Zurück zur Startseite',
  },
  map: {
    label: 'Deutschlandkarte: ein Punkt für jede Stadt mit eingetragenen Betrieben',
    city: (city) => `Deutschlandkarte, darauf markiert: ${city}`,
  },
  businessMap: given.businessMap,
};
