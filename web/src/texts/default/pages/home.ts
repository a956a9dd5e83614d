import { FALLBACK } from '@gewerk/contracts/limits';
import { english } from '../../number-format.js';

export const home = {
  lang: 'en',
  heading: 'Find the right trade, right away',
  introBefore: 'One directory of ',
  /** Only the number, which is shown in a `data` element. */
  total: (total: number | null) => english(total ?? FALLBACK.homeTotal),
  introAfter: ' workshops, trades and service businesses. Name, place, phone number: found in ten seconds.',
  search: {
    label: 'Search the directory',
    query: 'Search for businesses, services...',
    submit: 'Search',
  },
  chips: {
    lang: 'en',
    label: 'Quick filters',
    openNow: 'Open now',
    saturday: 'Saturday',
    always: '24 h',
    within: (km: string) => `within ${km} km`,
    rating: '4 stars and up',
    hasPhone: 'With phone',
    nearMe: 'Near me',
    locating: 'Finding your location …',
    notLocated: 'Your location could not be found. Enter a place or postal code.',
  },
  sort: {
    label: 'Sort by',
    by: { distance: 'Distance', rating: 'Rating', reviews: 'Number of reviews', name: 'Name' },
  },
  categories: {
    title: 'Trades at a glance',
    businesses: (total: number) => (total === 1 ? '1 business' : `${english(total)} businesses`),
    cities: (cities: number) => (cities === 1 ? '1 city' : `${english(cities)} cities`),
    rating: (rating: string) => `rated ${rating}`,
  },
  cities: {
    title: 'Popular Cities',
    count: (count: number) => (count === 1 ? '1 business' : `${english(count)} businesses`),
  },
  featured: 'Featured Businesses',
  results: 'Search Results',
  resultCount: (total: number) => (total === 1 ? '1 business found' : `${english(total)} businesses found`),
  viewAll: 'View All',
  loading: 'Fachbetriebe werden geladen...',
  noneLang: 'de',
  none: 'Keine Ergebnisse gefunden.',
  noneHint: 'Versuchen Sie es mit anderen Suchbegriffen.',
} as const;
