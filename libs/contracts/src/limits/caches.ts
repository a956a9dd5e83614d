import { HOUR, MINUTE, SECOND } from './durations.js';

/** How long the client considers a response fresh, or keeps one that no page shows, in ms. */
export const CACHE = {
  /** How long a response is fresh, unless set below (public specification, section 9). */
  fresh: HOUR,
  /** How long a response that no page shows is kept, unless set below (public specification, section 9). */
  retained: 2 * HOUR,
  /** How long the public settings are fresh (public specification, section 9). */
  settings: 30 * MINUTE,
  /** How long the cities on the home page are fresh (public specification, section 9). */
  citiesHome: HOUR,
  /** How long the cities on the page about the directory are fresh (public specification, section 9). */
  citiesAbout: 30 * MINUTE,
  /** How long the cities on the page of a category are fresh (public specification, section 9). */
  citiesCategory: 2 * HOUR,
  /**
   * How long the cities of a category's page are kept while no page shows them (public specification, section
   * 9).
   */
  citiesCategoryRetained: 4 * HOUR,
  /** How long the directory's counts are fresh (public specification, section 9). */
  stats: 30 * MINUTE,
  /** How long the popular businesses are fresh (public specification, section 9). */
  popular: 30 * MINUTE,
  /** How long one business is fresh (public specification, section 9). */
  detail: 30 * MINUTE,
  /** How long the businesses of a city are fresh (public specification, section 9). */
  cityBusinesses: 15 * MINUTE,
  /** How long the results of the listing search are fresh (public specification, section 9). */
  listingSearch: 10 * MINUTE,
  /** How long the list of categories is fresh (public specification, section 9). */
  categoryList: HOUR,
  /** How long the list of categories is kept while no page shows it (public specification, section 9). */
  categoryListRetained: 2 * HOUR,
  /** How long the counts on the panel's dashboard are fresh (admin specification, section 9). */
  panelCounts: HOUR,
  /** How long the values of the panel's filters are fresh (admin specification, section 9). */
  panelFilters: 5 * MINUTE,
} as const;

/** Retries of failed calls (public specification, section 9). */
export const RETRY = {
  /** Number of retries of a read. */
  queries: 2,
  /** Number of retries of a change. */
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
