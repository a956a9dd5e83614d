/** Days after which statistics of visitors are deleted (decision 025). */
export const STATISTICS_DAYS = {
  /** Daily numbers of listings and searches. */
  daily: 760,
  /** Words searched by several visitors. */
  words: 90,
  /** Words searched by few. */
  rareWords: 7,
} as const;

/** How far back growth looks, in days of UTC: the panel's chart, the categories' growth. */
export const GROWTH_DAYS = 30;

/** What the panel shows of the statistics (decision 025). */
export const STATISTICS_PANEL = {
  /** Months offered, the current one included; `STATISTICS_DAYS.daily` covers them. */
  months: 25,
  /** Listings viewed most. */
  listings: 50,
  /** Words searched most. */
  words: 50,
  /** Words suggested for one that found nothing. */
  suggestions: 3,
} as const;

/** The monthly statistics of a listing, sent by mail (decision 030). */
export const STATISTICS_MAIL = {
  /** Hour of the month's first day, in German time, from which on they are sent. */
  hour: 6,
  /** Addresses that may get those of one listing. */
  addresses: 5,
} as const;

/** Largest body that reports a click, in bytes. Ours: an id and a kind fit several times. */
export const CLICK_MAX_BYTES = 1_024;
