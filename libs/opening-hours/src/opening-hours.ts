import type { OpeningHours, TimeSpan } from '@gewerk/contracts';

export { weekdays } from '@gewerk/contracts';
export type { OpeningHours, TimeSpan, Weekday } from '@gewerk/contracts';

export const MINUTES_PER_DAY = 1440;
/** The latest minute at which a span may end: the end of the following day. */
export const LATEST_END = 2 * MINUTES_PER_DAY;
/** The most spans the normal form takes for a day. */
export const MAX_SPANS_PER_DAY = 8;

/** A week that is closed every day and knows no rule for public holidays. */
export function closedWeek(): OpeningHours {
  return {
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
    publicHolidays: null,
  };
}

/** Sorts spans and joins those that overlap or touch, so that a day reads the same however it was written. */
export function normaliseSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
