/** Days after which visitor statistics are deleted (decision 025). */
export const STATISTICS_DAYS = {
  /** Daily numbers of listings and searches. */
  daily: 760,
  /** Words searched by several visitors. */
  words: 90,
  /** Words searched by only a few. */
  rareWords: 7,
} as const;

/** Period of growth figures, in UTC days: the panel's chart, the categories' growth. */
export const GROWTH_DAYS = 30;

/** The statistics shown in the panel (decision 025). */
export const STATISTICS_PANEL = {
  /** Months offered, including the current one; `STATISTICS_DAYS.daily` covers them. */
  months: 25,
  /** Most viewed listings. */
  listings: 50,
  /** Most searched words. */
  words: 50,
  /** Words suggested for one that found nothing. */
  suggestions: 3,
} as const;

/** The monthly statistics of a listing, sent by mail (decision 030). */
export const STATISTICS_MAIL = {
  /** Hour of the first day of the month, German time, from which they are sent. */
  hour: 6,
  /** Addresses that may receive those of one listing. */
  addresses: 5,
} as const;

/** Largest body that reports a click, in bytes. Ours: several times an id and a kind. */
export const CLICK_MAX_BYTES = 1_024;
