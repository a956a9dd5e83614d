/** Longest search text, in characters. Ours: the specification names no bound. */
export const MAX_TEXT_LENGTH = 200;

/** Searched part of a description, in characters. Ours: it bounds the size of the index. */
export const INDEXED_DESCRIPTION = 400;

/** Filters of a search. Ours: the specification names no such filters. */
export const SEARCH_FILTER = {
  /** Ratings offered as the lowest one, of 1 to 5. */
  minRatings: ['3', '3.5', '4', '4.5'],
  /** Distances offered, in kilometres. */
  radii: [5, 10, 25, 50, 100],
  /** Distance unless one is chosen, in kilometres. */
  radius: 25,
  /** Days that can be asked for, Monday first. */
  openDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  /** Largest distance that a call may ask for, in kilometres. */
  maxRadius: 200,
} as const;

/** Pages of a category in a city (decision 071). Ours: the specification has none. */
export const CATEGORY_IN_CITY = {
  /** Businesses from which on search engines may list the page. */
  indexedFrom: 3,
} as const;

/** Suggestions while typing. Ours: the specification has none. */
export const SUGGESTIONS = {
  /** Businesses suggested at most. */
  businesses: 5,
  /** Categories suggested at most. */
  categories: 2,
  /** Cities suggested at most. */
  cities: 3,
  /** Places suggested at most in the place field. */
  places: 6,
  /** Searches that a device remembers. */
  recent: 5,
} as const;

/** Words with which visitors searched, as the statistics keep them (decision 025). */
export const SEARCH_WORD = {
  /** Longest text that is kept, in characters. */
  maxLength: 60,
  /** Searches in a month from which on words count as several visitors' words and are shown. */
  several: 3,
} as const;

/** Synonyms of the search (decision 031). */
export const SYNONYM = {
  /** Words that one text may have; the search engine does not join more. */
  words: 3,
  /** Synonyms at most. */
  maxCount: 500,
} as const;
