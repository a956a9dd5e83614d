import { HOUR, MINUTE, SECOND } from './durations.js';

/**
 * How long the client takes an answer as fresh, in ms (public specification, section 9; admin specification,
 * section 9). `…Retained` is how long an answer that no page shows is kept.
 */
export const CACHE = {
  /** Default, unless set below. */
  fresh: HOUR,
  /** Default, unless set below. */
  retained: 2 * HOUR,
  settings: 30 * MINUTE,
  citiesHome: HOUR,
  citiesAbout: 30 * MINUTE,
  citiesCategory: 2 * HOUR,
  citiesCategoryRetained: 4 * HOUR,
  /** Counts of the directory. */
  stats: 30 * MINUTE,
  popular: 30 * MINUTE,
  /** One business. */
  detail: 30 * MINUTE,
  cityBusinesses: 15 * MINUTE,
  listingSearch: 10 * MINUTE,
  categoryList: HOUR,
  categoryListRetained: 2 * HOUR,
  /** Counts on the panel's dashboard. */
  panelCounts: HOUR,
  /** Values of the panel's filters. */
  panelFilters: 5 * MINUTE,
} as const;

/** Calls that failed (public specification, section 9). */
export const RETRY = {
  /** How often a read is tried again. */
  queries: 2,
  /** How often a change is tried again. */
  mutations: 1,
  /** Wait before each further try, in ms. */
  delay: SECOND,
} as const;

/** Numbers shown only when the computed one cannot be loaded (public specification, section 9; admin specification, section 9). */
export const FALLBACK = {
  homeTotal: 441_003,
  aboutTotal: '59.599',
  footerTotal: '521,000',
  metaTotal: '441,000+',
  cityCount: 580,
  averageRating: '4.5',
  restaurants: 60_073,
  hairSalons: 36_121,
  validationUrls: '26,384',
} as const;
