/** Maximum length of a search text, in characters. Ours: the specification names no bound. */
export const MAX_TEXT_LENGTH = 200;

/** Length of the searched part of a description, in characters. Ours: it bounds the size of the index. */
export const INDEXED_DESCRIPTION = 400;

/** Filters of a search. Ours: the specification names no such filters. */
export const SEARCH_FILTER = {
  /** Minimum ratings offered, of 1 to 5. */
  minRatings: ['3', '3.5', '4', '4.5'],
  /** Distances offered, in kilometres. */
  radii: [5, 10, 25, 50, 100],
  /** Default distance, in kilometres. */
  radius: 25,
  /** Weekdays offered, Monday first. */
  openDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  /** Largest distance that a call may request, in kilometres. */
  maxRadius: 200,
} as const;

/** Pages of a category in a city (decision 071). Ours: the specification has none. */
export const CATEGORY_IN_CITY = {
  /** Minimum number of businesses for search engines to index the page. */
  indexedFrom: 3,
} as const;

/** Suggestions while typing. Ours: the specification has none. */
export const SUGGESTIONS = {
  /** Maximum number of suggested businesses. */
  businesses: 5,
  /** Maximum number of suggested categories. */
  categories: 2,
  /** Maximum number of suggested cities. */
  cities: 3,
  /** Maximum number of suggestions in the place field. */
  places: 6,
  /** Number of recent searches kept on a device. */
  recent: 5,
} as const;

/** Search words in the statistics (decision 025). */
export const SEARCH_WORD = {
  /** Maximum length of a text that is kept, in characters. */
  maxLength: 60,
  /** Minimum number of searches in a month for words to be attributed to several visitors and shown. */
  several: 3,
} as const;

/** Synonyms of the search (decision 031). */
export const SYNONYM = {
  /** Maximum number of words in one text; the search engine does not join more. */
  words: 3,
  /** Maximum number of synonyms. */
  maxCount: 500,
} as const;
