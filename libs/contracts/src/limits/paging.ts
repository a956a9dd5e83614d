/** Records per page (public specification, section 9; admin specification, section 9). */
export const PAGE_SIZE = {
  /** Popular businesses on the home page. */
  popular: 12,
  /** Results of the search on the home page. */
  homeSearch: 50,
  /** Search results at `/businesses`. */
  searchResults: 24,
  /** Businesses of a city's page. */
  city: 20,
  /** Businesses of a category's page. */
  category: 12,
  /** Rows of the panel's lists. */
  admin: 20,
} as const;

/** Bounds of the paging parameters of all calls (design, section 4). */
export const PAGING = {
  /** Largest `limit`; the smallest is 1. */
  maxLimit: 100,
  /** Largest `offset`; the smallest is 0. */
  maxOffset: 10_000,
  /** Largest product of `page` and `limit`. */
  maxDepth: 10_000,
  /** Maximum number of page buttons shown (public specification, section 9). */
  pageButtons: 5,
} as const;

/** Entries that lists without paging show. */
export const LIST_LENGTH = {
  /** Cities in lists of all cities, largest first; their total is in the counts of the directory. */
  cities: 5_000,
  /** Cities on the home page (public specification, section 9). */
  homeCities: 12,
  /** Cities in the filter at `/businesses` (public specification, section 9). */
  listingCities: 20,
  /** Cities in the panel's filter, largest first (admin specification, section 9). */
  panelCities: 30,
  /** Categories with a card on the home page. */
  featuredCategories: 8,
  /** Rows of an import's lists of duplicates and errors (admin specification, section 9). */
  importReport: 10,
  /** Rows shown in the preview of an import. */
  importPreview: 20,
  /** Further rows with problems shown after the first rows. */
  importProblems: 1_000,
  /** Domains in the overview of redirects (admin specification, section 9). */
  topRedirectDomains: 5,
} as const;
