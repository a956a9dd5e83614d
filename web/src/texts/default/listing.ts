import { german } from '../number-format.js';

export const listing = {
  lang: 'de',
  title: 'Fachbetriebe finden',
  description: 'Werkstätten, Handwerker und Dienstleister nach Name, Stadt und Branche durchsuchen.',
  intro: 'Alle Werkstätten, Handwerker und Dienstleister des Verzeichnisses.',
  search: 'Betriebe durchsuchen',
  searchPlaceholder: 'Name, Gewerk oder Leistung',
  city: 'Stadt',
  allCities: 'Alle Städte',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  /** The specification's choices; each value is what the search is asked for. */
  categories: ['Dienstleister', 'Handwerker', 'KFZ-Werkstatt', 'Handel', 'Gastronomie'],
  apply: 'Filter anwenden',
  count: (total: number) => (total === 1 ? '1 Betrieb gefunden' : `${german(total)} Betriebe gefunden`),
  loading: 'Fachbetriebe werden geladen...',
  none: 'Keine Ergebnisse gefunden.',
  noneHint: 'Versuchen Sie es mit anderen Suchbegriffen.',
  reset: 'Filter zurücksetzen',
} as const;
