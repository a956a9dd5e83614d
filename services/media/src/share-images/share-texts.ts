const german = new Intl.NumberFormat('de-DE');

const counted = (count: number, one: string, many: string): string =>
  `${german.format(count)} ${count === 1 ? one : many}`;

export const shareTexts = {
  brandLine: 'Verzeichnis der Fachbetriebe',
  site: 'Werkstatt, Handwerk, Dienstleistung',
  siteTitle: 'Der richtige Betrieb',
  siteLine: (businesses: number, cities: number) =>
    `${counted(businesses, 'Betrieb', 'Betriebe')} in ${counted(cities, 'Ort', 'Orten')}`,
  substituteLine: 'Öffnungszeiten, Telefon, Bewertungen',
  city: 'Fachbetriebe in',
  cityLine: (count: number) => counted(count, 'Betrieb', 'Betriebe'),
  category: 'Fachbetrieb',
  reviews: (count: number) => counted(count, 'Bewertung', 'Bewertungen'),
  rating: (rating: string) => rating.replace('.', ','),
} as const;
