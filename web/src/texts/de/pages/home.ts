import { FALLBACK } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { german, withComma } from '../../number-format.js';

export const home: PageTexts['home'] = {
  lang: 'de',
  heading: 'Das richtige Gewerk, sofort gefunden',
  introBefore: 'Ein Verzeichnis mit ',
  total: (total) => german(total ?? FALLBACK.homeTotal),
  introAfter:
    ' Werkstätten, Handwerkern und Dienstleistern. Name, Ort, Telefonnummer: in zehn Sekunden gefunden.',
  search: {
    label: 'Verzeichnis durchsuchen',
    query: 'Betrieb oder Leistung suchen ...',
    submit: 'Suchen',
  },
  chips: {
    lang: 'de',
    label: 'Schnellfilter',
    openNow: 'Jetzt geöffnet',
    saturday: 'Samstag',
    always: '24 h',
    within: (km) => `bis ${km} km`,
    rating: 'ab 4 Sternen',
    hasPhone: 'Mit Telefon',
    nearMe: 'In meiner Nähe',
    locating: 'Standort wird ermittelt …',
    notLocated: 'Ihr Standort ließ sich nicht ermitteln. Geben Sie einen Ort oder eine Postleitzahl ein.',
  },
  sort: {
    label: 'Sortieren nach',
    by: { distance: 'Entfernung', rating: 'Bewertung', reviews: 'Anzahl Bewertungen', name: 'Name' },
  },
  categories: {
    title: 'Gewerke auf einen Blick',
    businesses: (total) => (total === 1 ? '1 Betrieb' : `${german(total)} Betriebe`),
    cities: (cities) => (cities === 1 ? '1 Stadt' : `${german(cities)} Städte`),
    rating: (rating) => `Bewertung ${withComma(rating)}`,
  },
  cities: {
    title: 'Beliebte Städte',
    count: (count) => (count === 1 ? '1 Betrieb' : `${german(count)} Betriebe`),
  },
  featured: 'Empfohlene Betriebe',
  results: 'Suchergebnisse',
  resultCount: (total) => (total === 1 ? '1 Betrieb gefunden' : `${german(total)} Betriebe gefunden`),
  viewAll: 'Alle ansehen',
  loading: 'Fachbetriebe werden geladen ...',
  noneLang: 'de',
  none: 'Keine Ergebnisse gefunden.',
  noneHint: 'Versuchen Sie es mit anderen Suchbegriffen.',
};
