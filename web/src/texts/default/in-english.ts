import { englishMap } from '../english-map.js';
import { english } from '../number-format.js';

/**
 * English texts that several pages share and whose wording the specification does not give, for the frame and the
 * English pages of the default catalogue.
 */
export const inEnglish = {
  /** Formats of numbers that are not part of a text; `decimal` expects a number with a decimal point. */
  numbers: { whole: english, decimal: (figure: string) => figure },
  /** The figures on a business card. */
  figures: {
    rating: (rating: string) => `Rated ${rating} out of 5`,
    reviews: (count: number) => (count === 1 ? '1 review' : `${english(count)} reviews`),
    count: (count: number) => english(count),
    distance: (kilometres: number) => `${kilometres.toFixed(1)}\u00a0km`,
  },
  /** When a closed business opens next. */
  opening: {
    today: (time: string) => `opens today ${time}`,
    tomorrow: (time: string) => `opens tomorrow ${time}`,
    on: (day: string, time: string) => `opens ${day} ${time}`,
    /** Weekdays, beginning with Sunday. */
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  /** Shown instead of 'open' or 'closed' for a business that is temporarily or permanently closed. */
  shut: { CLOSED_TEMPORARILY: 'Temporarily closed', CLOSED_PERMANENTLY: 'Permanently closed' },
  /** Suggestions below an empty list. */
  waysOn: {
    lang: 'en',
    without: (label: string) => `Without “${label}”`,
    inside: (place: string) => `There are results in ${place} without one of the filters:`,
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
    /** @param words the words as typed */
    partly: (words: readonly string[]) =>
      `No effect on the results: ${words.map((word) => `“${word}”`).join(', ')}.`,
    /** @param words what no business offers at the place (or anywhere, if there is no place), as typed */
    closest: (words: readonly string[]) =>
      `No business listed here for ${words.map((word) => `“${word}”`).join(', ')} yet. These come closest.`,
    /** @param trade the trade whose businesses are listed */
    readAs: (text: string, trade: string) => `“${text}” read as: ${trade}`,
    around: (inside: number, others: number) =>
      others === 1
        ? `${inside} in the place itself, then the nearest one with its distance.`
        : `${inside} in the place itself, then the nearest (${others}) with their distances.`,
    candidates: 'Did you mean:',
    everywhere: 'Search everywhere',
  },
  notice: {
    lang: 'en',
    nearest: (place: string) =>
      `Nothing in “${place}” itself matches. These are the nearest businesses, with their distances.`,
    unknownPlace: (place: string) => `The place “${place}” is not known.`,
    /** @param ignored names of the filters that could not be applied, from {@link filters} */
    degraded: (ignored: readonly string[]) =>
      `Search is limited right now: it matches only the beginnings of words and does not forgive typos${ignored.length === 0 ? '' : `; ignored filters: ${ignored.join(', ')}`}.`,
    filters: {
      openNow: '“open now”',
      minRating: '“minimum rating”',
      around: '“distance”',
      hasWebsite: '“has a website”',
      hasPhone: '“has a phone number”',
    },
  },
  /** Texts for showing further results below the first ones. */
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
