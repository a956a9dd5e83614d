import { FALLBACK } from '@gewerk/contracts/limits';
import type { Texts } from '../catalogue-types.js';
import { common as given } from '../default/common.js';
import { inGerman } from '../default/in-german.js';
import { german } from '../number-format.js';
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
  ...inGerman,
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
    search: { label: 'Betrieb finden', location: 'Ort oder Postleitzahl', submit: 'Finden' },
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
  },
  paging: given.paging,
  ad: { label: (area) => `Anzeige ${area}` },
  offline: {
    lang: 'de',
    title: 'Keine Verbindung',
    text: 'Sie sind offline. Prüfen Sie WLAN oder mobile Daten: Was fehlt, kommt dann von selbst.',
  },
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
};
