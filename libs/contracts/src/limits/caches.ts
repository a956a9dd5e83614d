import { HOUR, MINUTE, SECOND } from './durations.js';

/** How long the client considers an answer fresh, or keeps one that no page shows, in ms. */
export const CACHE = {
  /** Fresh, unless set below (public specification, section 9). */
  fresh: HOUR,
  /** Kept while no page shows it, unless set below (public specification, section 9). */
  retained: 2 * HOUR,
  /** Public settings fresh (public specification, section 9). */
  settings: 30 * MINUTE,
  /** Cities fresh on the home page (public specification, section 9). */
  citiesHome: HOUR,
  /** Cities fresh on the page about the directory (public specification, section 9). */
  citiesAbout: 30 * MINUTE,
  /** Cities fresh on the page of a category (public specification, section 9). */
  citiesCategory: 2 * HOUR,
  /** Cities of the page of a category kept while no page shows them (public specification, section 9). */
  citiesCategoryRetained: 4 * HOUR,
  /** Counts of the directory fresh (public specification, section 9). */
  stats: 30 * MINUTE,
  /** Popular businesses fresh (public specification, section 9). */
  popular: 30 * MINUTE,
  /** One business fresh (public specification, section 9). */
  detail: 30 * MINUTE,
  /** Businesses of a city fresh (public specification, section 9). */
  cityBusinesses: 15 * MINUTE,
  /** Results of the listing search fresh (public specification, section 9). */
  listingSearch: 10 * MINUTE,
  /** List of categories fresh (public specification, section 9). */
  categoryList: HOUR,
  /** List of categories kept while no page shows it (public specification, section 9). */
  categoryListRetained: 2 * HOUR,
  /** Counts on the panel's dashboard fresh (admin specification, section 9). */
  panelCounts: HOUR,
  /** Values of the panel's filters fresh (admin specification, section 9). */
  panelFilters: 5 * MINUTE,
} as const;

/** Retries of failed calls (public specification, section 9). */
export const RETRY = {
  /** Retries of a read. */
  queries: 2,
  /** Retries of a change. */
  mutations: 1,
  /** Wait before each retry, in ms. */
  delay: SECOND,
} as const;

/** Numbers shown only if the computed one cannot be loaded; written as on the page. */
export const FALLBACK = {
  /** Businesses, on the home page (public specification, section 9). */
  homeTotal: 441_003,
  /** Businesses, on the page about the directory (public specification, section 9). */
  aboutTotal: '59.599',
  /** Companies, in the footer (public specification, section 2, Navigation and footer). */
  footerTotal: '521,000',
  /** Companies, in the description of pages (public specification, section 2, Navigation and footer). */
  metaTotal: '441,000+',
  /** Cities (public specification, section 9). */
  cityCount: 580,
  /** Average rating, on the page of a category (public specification, section 2, Category detail). */
  averageRating: '4.5',
  /** Restaurants, on the list of categories (public specification, section 2, Categories). */
  restaurants: 60_073,
  /** Hair salons, on the list of categories (public specification, section 2, Categories). */
  hairSalons: 36_121,
  /** Addresses of websites to check, in the panel's message (admin specification, section 9). */
  validationUrls: '26,384',
} as const;
