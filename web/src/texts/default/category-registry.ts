import type { CategoryTexts } from '../text-types.js';

/** Texts of the category pages, by the slugs of the directory's category registry. */
export const categoryRegistry: Readonly<Record<string, CategoryTexts>> = {
  'kfz-werkstatt': {
    name: 'KFZ-Werkstatt',
    description:
      'Inspektion, Reparatur und Hauptuntersuchung: Werkstätten für Pkw, Transporter und Motorrad.',
    services: ['Inspektion', 'Reparatur', 'Ölwechsel', 'Reifenservice', 'Bremsen', 'HU/AU-Vorbereitung'],
    tint: 'petrol',
  },
  handwerker: {
    name: 'Handwerker',
    description: 'Vom Dach bis zum Abfluss: Betriebe, die bauen, ausbauen und instand setzen.',
    services: ['Sanitär und Heizung', 'Elektro', 'Malerarbeiten', 'Tischlerei', 'Dachdeckerei', 'Fliesen'],
    tint: 'ochre',
  },
  dienstleister: {
    name: 'Dienstleister',
    description: 'Firmen, die Arbeit abnehmen: im Haushalt, im Büro und unterwegs.',
    services: ['Reinigung', 'Umzug', 'Schlüsseldienst', 'Gartenpflege', 'Beratung', 'Reparatur'],
    tint: 'plum',
  },
  'technische-dienste': {
    name: 'Technische Dienste',
    description: 'Wartung, Prüfung und Reparatur von Geräten, Anlagen und Gebäudetechnik.',
    services: ['Hausgeräte', 'Computer und Telefon', 'Klima und Kälte', 'Aufzüge', 'Prüfdienste', 'Wartung'],
    tint: 'steel',
  },
  restaurant: {
    name: 'Restaurants',
    description: 'Gasthäuser, Restaurants, Cafés und Imbisse in Ihrer Nähe.',
    services: ['Mittagstisch', 'Abendkarte', 'Lieferung', 'Außer Haus', 'Feiern', 'Frühstück'],
    tint: 'brick',
  },
  'hair-salon': {
    name: 'Friseursalons',
    description: 'Friseure und Barbiere: Schnitt, Farbe und Pflege mit und ohne Termin.',
    services: ['Haarschnitt', 'Färben', 'Styling', 'Bartpflege', 'Kinderhaarschnitt', 'Hochzeitsfrisuren'],
    tint: 'rose',
  },
  retail: {
    name: 'Einzelhandel',
    description: 'Geschäfte mit Beratung vor Ort: vom Baumarkt bis zum Fachgeschäft.',
    services: ['Beratung', 'Ersatzteile', 'Abholung', 'Lieferung', 'Umtausch', 'Bestellservice'],
    tint: 'indigo',
  },
  services: {
    name: 'Services',
    description: 'Reparatur und Service aller Art: wer hilft, wenn etwas nicht mehr geht.',
    services: ['Reparatur', 'Wartung', 'Montage', 'Notdienst', 'Abholservice', 'Kostenvoranschlag'],
    tint: 'steel',
  },
  healthcare: {
    name: 'Gesundheit',
    description: 'Praxen, Apotheken und Gesundheitsdienste mit Adresse und Sprechzeiten.',
    services: ['Arztpraxen', 'Zahnärzte', 'Physiotherapie', 'Apotheken', 'Optiker', 'Pflege'],
    tint: 'moss',
  },
  handel: {
    name: 'Handel',
    description: 'Geschäfte mit Beratung vor Ort: vom Baumarkt bis zum Fachgeschäft.',
    services: ['Beratung', 'Ersatzteile', 'Abholung', 'Lieferung', 'Umtausch', 'Bestellservice'],
    tint: 'indigo',
  },
  gastronomie: {
    name: 'Gastronomie',
    description: 'Gasthäuser, Restaurants, Cafés und Imbisse in Ihrer Nähe.',
    services: ['Mittagstisch', 'Abendkarte', 'Lieferung', 'Außer Haus', 'Feiern', 'Frühstück'],
    tint: 'brick',
  },
  gesundheit: {
    name: 'Gesundheit',
    description: 'Praxen, Apotheken und Gesundheitsdienste mit Adresse und Sprechzeiten.',
    services: ['Arztpraxen', 'Zahnärzte', 'Physiotherapie', 'Apotheken', 'Optiker', 'Pflege'],
    tint: 'moss',
  },
  bildung: {
    name: 'Bildung',
    description: 'Schulen, Kurse und Unterricht: wo man lernt, was man morgen braucht.',
    services: [
      'Nachhilfe',
      'Sprachkurse',
      'Musikunterricht',
      'Fahrschule',
      'Kinderbetreuung',
      'Weiterbildung',
    ],
    tint: 'ochre',
  },
  immobilien: {
    name: 'Immobilien',
    description: 'Makler, Verwaltungen und Gutachter rund um Haus und Wohnung.',
    services: ['Vermietung', 'Verkauf', 'Hausverwaltung', 'Wertgutachten'],
    tint: 'plum',
  },
  transport: {
    name: 'Transport & Logistik',
    description: 'Umzug, Fracht und Fahrdienste: wer etwas oder jemanden ans Ziel bringt.',
    services: ['Umzug', 'Kurierdienst', 'Spedition', 'Taxi', 'Lagerung'],
    tint: 'petrol',
  },
  sonstiges: {
    name: 'Sonstiges',
    description: 'Betriebe, die in keine der anderen Kategorien passen.',
    services: [],
    tint: 'grey',
  },
};
