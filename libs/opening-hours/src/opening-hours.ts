import { type OpeningHours, type TimeSpan, weekdays } from '@gewerk/contracts';

export { weekdays } from '@gewerk/contracts';
export type { OpeningHours, TimeSpan, Weekday } from '@gewerk/contracts';

export const MINUTES_PER_DAY = 1440;
/** The latest minute at which a span may end: the end of the following day. */
export const LATEST_END = 2 * MINUTES_PER_DAY;
/** Maximum number of spans of a day in the normal form. */
export const MAX_SPANS_PER_DAY = 8;

/** A week that is closed every day and has no rule for public holidays. */
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

/** Index of a day: 0 Monday to 6 Sunday, then the two kinds of holidays. */
export type DayIndex = number;
export const PUBLIC_HOLIDAYS: DayIndex = 7;
export const SCHOOL_HOLIDAYS: DayIndex = 8;

const RULES = [...weekdays, 'publicHolidays', 'schoolHolidays'] as const;

/** The key of a day's spans in the normal form; undefined for anything that is not a day. */
export const ruleOf = (day: DayIndex): (typeof RULES)[number] | undefined => RULES[day];

export const isWeekday = (day: DayIndex): boolean => day < weekdays.length;

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
