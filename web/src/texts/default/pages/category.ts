import { FALLBACK } from '@gewerk/contracts/limits';
import type { CategoryAbout } from '../../text-types.js';
import { german } from '../../number-format.js';

/** Descriptions for the categories' pages, by the slugs of the directory's category registry. */
const about: Readonly<Record<string, CategoryAbout>> = {
  'kfz-werkstatt': {
    description:
      'Inspektion, Reparatur und Hauptuntersuchung: Werkstätten für Pkw, Transporter und Motorrad.',
    services: ['Inspektion', 'Reparatur', 'Ölwechsel', 'Reifenservice', 'Bremsen', 'HU/AU-Vorbereitung'],
  },
  handwerker: {
    description: 'Vom Dach bis zum Abfluss: Betriebe, die bauen, ausbauen und instand setzen.',
    services: ['Sanitär und Heizung', 'Elektro', 'Malerarbeiten', 'Tischlerei', 'Dachdeckerei', 'Fliesen'],
  },
  dienstleister: {
    description: 'Firmen, die Arbeit abnehmen: im Haushalt, im Büro und unterwegs.',
    services: ['Reinigung', 'Umzug', 'Schlüsseldienst', 'Gartenpflege', 'Beratung', 'Reparatur'],
  },
  'technische-dienste': {
    description: 'Wartung, Prüfung und Reparatur von Geräten, Anlagen und Gebäudetechnik.',
    services: ['Hausgeräte', 'Computer und Telefon', 'Klima und Kälte', 'Aufzüge', 'Prüfdienste', 'Wartung'],
  },
  restaurant: {
    description: 'Gasthäuser, Restaurants, Cafés und Imbisse in Ihrer Nähe.',
    services: ['Mittagstisch', 'Abendkarte', 'Lieferung', 'Außer Haus', 'Feiern', 'Frühstück'],
  },
  'hair-salon': {
    description: 'Friseure und Barbiere: Schnitt, Farbe und Pflege mit und ohne Termin.',
    services: ['Haarschnitt', 'Färben', 'Styling', 'Bartpflege', 'Kinderhaarschnitt', 'Hochzeitsfrisuren'],
  },
  retail: {
    description: 'Geschäfte mit Beratung vor Ort: vom Baumarkt bis zum Fachgeschäft.',
    services: ['Beratung', 'Ersatzteile', 'Abholung', 'Lieferung', 'Umtausch', 'Bestellservice'],
  },
  services: {
    description: 'Reparatur und Service aller Art: wer hilft, wenn etwas nicht mehr geht.',
    services: ['Reparatur', 'Wartung', 'Montage', 'Notdienst', 'Abholservice', 'Kostenvoranschlag'],
  },
  healthcare: {
    description: 'Praxen, Apotheken und Gesundheitsdienste mit Adresse und Sprechzeiten.',
    services: ['Arztpraxen', 'Zahnärzte', 'Physiotherapie', 'Apotheken', 'Optiker', 'Pflege'],
  },
  handel: {
    description: 'Geschäfte mit Beratung vor Ort: vom Baumarkt bis zum Fachgeschäft.',
    services: ['Beratung', 'Ersatzteile', 'Abholung', 'Lieferung', 'Umtausch', 'Bestellservice'],
  },
  gastronomie: {
    description: 'Gasthäuser, Restaurants, Cafés und Imbisse in Ihrer Nähe.',
    services: ['Mittagstisch', 'Abendkarte', 'Lieferung', 'Außer Haus', 'Feiern', 'Frühstück'],
  },
  gesundheit: {
    description: 'Praxen, Apotheken und Gesundheitsdienste mit Adresse und Sprechzeiten.',
    services: ['Arztpraxen', 'Zahnärzte', 'Physiotherapie', 'Apotheken', 'Optiker', 'Pflege'],
  },
  bildung: {
    description: 'Schulen, Kurse und Unterricht: wo man lernt, was man morgen braucht.',
    services: [
      'Nachhilfe',
      'Sprachkurse',
      'Musikunterricht',
      'Fahrschule',
      'Kinderbetreuung',
      'Weiterbildung',
    ],
  },
  immobilien: {
    description: 'Makler, Verwaltungen und Gutachter rund um Haus und Wohnung.',
    services: ['Vermietung', 'Verkauf', 'Hausverwaltung', 'Wertgutachten'],
  },
  transport: {
    description: 'Umzug, Fracht und Fahrdienste: wer etwas oder jemanden ans Ziel bringt.',
    services: ['Umzug', 'Kurierdienst', 'Spedition', 'Taxi', 'Lagerung'],
  },
  sonstiges: {
    description: 'Betriebe, die in keine der anderen Kategorien passen.',
    services: [],
  },
};

export const category = {
  lang: 'de',
  title: (name: string) => `${name}: Betriebe und Adressen`,
  total: 'Betriebe',
  cities: 'Städte',
  cityCount: (count: number | null) => german(count ?? FALLBACK.cityCount),
  rating: 'Ø Bewertung',
  /** `rating` is null if it could not be loaded. */
  averageRating: (rating: string | null) => rating ?? FALLBACK.averageRating,
  noRating: '–',
  support: '24/7 support',
  supportLabel: 'Online erreichbar',
  services: 'Leistungen',
  sort: 'Sortieren nach',
  sorts: { rating: 'Bewertung', name: 'Name', city: 'Stadt', reviews: 'Anzahl Bewertungen' },
  apply: 'Sortieren',
  count: (total: number) => (total === 1 ? '1 Betrieb' : `${german(total)} Betriebe`),
  list: 'Betriebe',
  loading: 'Fachbetriebe werden geladen...',
  cardCategory: 'Dienstleister',
  cardNew: 'Neu',
  cardReviews: (count: number) => `${german(count)} Bewertungen`,
  failedLang: 'tr',
  failed: 'Veri yüklenirken hata oluştu',
  failedCategory: (name: string) => `Kategori: ${name}`,
  reload: 'Sayfayı Yenile',
  none: 'Keine Betriebe gefunden',
  noneHint: 'In dieser Kategorie sind derzeit keine Betriebe verfügbar.',
  others: 'Andere Kategorien ansehen',
  about,
};
