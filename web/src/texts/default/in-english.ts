import { englishMap } from '../english-map.js';
import { english } from '../number-format.js';

/**
 * Texts that several pages share and the specification does not word, in English, for the default catalogue's
 * English pages and its frame.
 */
export const inEnglish = {
  /** Formats of numbers outside texts; `decimal` expects a number written with a point. */
  numbers: { whole: english, decimal: (figure: string) => figure },
  /** The figures of a card. */
  figures: {
    rating: (rating: string) => `Rated ${rating} of 5`,
    reviews: (count: number) => (count === 1 ? '1 review' : `${english(count)} reviews`),
    count: (count: number) => english(count),
    distance: (kilometres: number) => `${kilometres.toFixed(1)}\u00a0km`,
  },
  /** The next opening of a closed business. */
  opening: {
    today: (time: string) => `opens today ${time}`,
    tomorrow: (time: string) => `opens tomorrow ${time}`,
    on: (day: string, time: string) => `opens ${day} ${time}`,
    /** Sunday first. */
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  /** Shown instead of open or closed, for a business that does not open at all. */
  shut: { CLOSED_TEMPORARILY: 'Temporarily closed', CLOSED_PERMANENTLY: 'Permanently closed' },
  /** Below an empty list. */
  waysOn: {
    lang: 'en',
    without: (label: string) => `Without “${label}”`,
    inside: (place: string) => `${place} has some if you drop a filter:`,
    /** The number of results of another search. */
    found: (total: number) => `(${english(total)})`,
    around: (city: string) => `Search around ${city}`,
    search: (name: string) => `Search for “${name}”`,
    submit: 'Business missing? Add it for free',
  },
  understood: {
    lang: 'en',
    label: 'How the search was understood',
    remove: (text: string) => `Remove “${text}”`,
    /** `words`: the words as typed. */
    partly: (words: readonly string[]) =>
      `Without effect on the results: ${words.map((word) => `“${word}”`).join(', ')}.`,
    around: (inside: number, others: number) =>
      `${inside} in the place itself, then the nearest (${others}) with their distance.`,
    candidates: 'Did you mean:',
    everywhere: 'Search everywhere',
  },
  notice: {
    lang: 'en',
    nearest: (place: string) =>
      `Nothing that fits is listed in “${place}” itself. These are the nearest businesses, with their distance.`,
    unknownPlace: (place: string) => `The place “${place}” is not known.`,
    /** `ignored`: filters that could not be applied, from {@link filters}. */
    degraded: (ignored: readonly string[]) =>
      `The search is limited right now: it finds words by their beginning, without forgiving typos${ignored.length === 0 ? '' : `, and without the filters ${ignored.join(', ')}`}.`,
    filters: {
      openNow: '“open now”',
      minRating: '“minimum rating”',
      around: '“distance”',
      hasWebsite: '“has a website”',
      hasPhone: '“has a phone number”',
    },
  },
  /** Further results below the first. */
  more: {
    lang: 'en',
    show: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${english(count)} more`),
    shown: (open: number, total: number) => `${english(open)} of ${english(total)}`,
  },
  view: { lang: 'en', label: 'View', grid: 'Grid', list: 'List' },
  suggest: {
    lang: 'en',
    label: 'Suggestions',
    groups: {
      recent: 'Recent searches on this device',
      recentPlaces: 'Recent places on this device',
      searches: 'Searches',
      businesses: 'Businesses',
      categories: 'Categories',
      cities: 'Places',
    },
    businesses: (count: number) => (count === 1 ? '1 business' : `${english(count)} businesses`),
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    forget: 'Clear recent searches',
  },
  /** The map next to lists of businesses. */
  businessMap: englishMap,
};
