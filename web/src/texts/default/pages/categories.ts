import { FALLBACK, GROWTH_DAYS } from '@gewerk/contracts/limits';
import { german, germanDecimal } from '../../number-format.js';

/** Totals to show if the actual ones could not be loaded; the other categories have no such totals. */
const fallbackTotals: Readonly<Record<string, number>> = {
  restaurant: FALLBACK.restaurants,
  'hair-salon': FALLBACK.hairSalons,
};

const percent = (share: number): string => `+${germanDecimal(share * 100)}\u00a0%`;

/** The overview of all categories. */
export const categories = {
  lang: 'de',
  title: 'Alle Kategorien',
  description:
    'Restaurants, Friseure, Handel, Dienstleister und mehr: alle Kategorien mit Zahl der Betriebe, Zuwachs, Bewertung und den stärksten Städten.',
  intro: 'Was im Verzeichnis steht, nach Branchen geordnet. Alle Zahlen stammen aus den Einträgen selbst.',
  main: 'Die großen Branchen',
  /** `total` is null if it could not be loaded. */
  total: (slug: string, total: number | null) => {
    const known = total ?? fallbackTotals[slug];
    return known === undefined ? '–' : german(known);
  },
  totalLabel: 'Betriebe',
  citiesLabel: 'Städte',
  cityCount: (cities: number | null) => (cities === null ? '–' : german(cities)),
  ratingLabel: 'Ø Bewertung',
  rating: (rating: string | null) => rating?.replace('.', ',') ?? '–',
  growthLabel: `Zuwachs in ${GROWTH_DAYS} Tagen`,
  /** `share` is null if there were no businesses 30 days ago. */
  growth: (added: number | null, share: number | null) => {
    if (added === null) return '–';
    return share === null ? 'noch ohne Vergleich' : percent(share);
  },
  topCities: 'Stärkste Städte',
  services: 'Leistungen',
  others: 'Weitere Kategorien',
  otherCount: (total: number) => (total === 1 ? '1 Betrieb' : `${german(total)} Betriebe`),
  market: {
    title: 'So entwickelt sich der Markt',
    added: 'Neu im Verzeichnis',
    addedValue: (added: number) => `+${german(added)}`,
    addedText: (total: number, added: number) =>
      added === total
        ? `Das ganze Verzeichnis ist jünger als ${GROWTH_DAYS} Tage.`
        : `in den letzten ${GROWTH_DAYS} Tagen, bei ${german(total)} Betrieben insgesamt`,
    growing: 'Meiste neue Einträge',
    growingText: (added: number) =>
      added === 1
        ? `1 neuer Eintrag in ${GROWTH_DAYS} Tagen`
        : `${german(added)} neue Einträge in ${GROWTH_DAYS} Tagen`,
    rated: 'Am besten bewertet',
    ratedText: (rating: string) => `${rating.replace('.', ',')} von 5 im Mittel aller Bewertungen`,
    spread: 'Am weitesten verbreitet',
    spreadText: (cities: number) => (cities === 1 ? 'in 1 Stadt' : `in ${german(cities)} Städten`),
  },
  featured: 'Beliebte Betriebe',
} as const;
