/** Days after which visitor statistics are deleted (decision 025). */
export const STATISTICS_DAYS = {
  /** Daily numbers of listings and searches. */
  daily: 760,
  /** Words searched by several visitors. */
  words: 90,
  /** Words searched by only a few visitors. */
  rareWords: 7,
} as const;

/** Period of growth figures, in UTC days: the panel's chart, the categories' growth. */
export const GROWTH_DAYS = 30;

/** The statistics shown in the panel (decision 025). */
export const STATISTICS_PANEL = {
  /** Months offered, including the current one; `STATISTICS_DAYS.daily` covers them. */
  months: 25,
  /** Number of most viewed listings shown. */
  listings: 50,
  /** Number of most searched words shown. */
  words: 50,
  /** Number of words suggested for one that found nothing. */
  suggestions: 3,
} as const;

/** The monthly statistics of a listing, sent by mail (decision 030). */
export const STATISTICS_MAIL = {
  /** Hour of the first day of the month, in German time, at which sending begins. */
  hour: 6,
  /** Maximum number of addresses that receive the statistics of one listing. */
  addresses: 5,
} as const;

/** Largest body that reports a click, in bytes. Ours: several times an id and a kind. */
export const CLICK_MAX_BYTES = 1_024;
