/** The days of the normal form, Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Opening and closing minute counted from local midnight: 0 ≤ start < 1440, start < end ≤ 2880; an end over 1440 is past midnight. */
export type OpeningSpan = [start: number, end: number];

/**
 * A week of opening hours in the normal form. The spans of a day are sorted and neither overlap nor touch; none means closed, `[0, 1440]` alone means open 24 hours.
 * `publicHolidays`: null when no rule is known (the day counts as an ordinary weekday), empty when closed on public holidays.
 */
export type OpeningHours = Record<Weekday, OpeningSpan[]> & { publicHolidays: OpeningSpan[] | null };

export const MINUTES_PER_DAY = 1440;
export const LATEST_END = 2 * MINUTES_PER_DAY;

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
export function normaliseSpans(spans: readonly OpeningSpan[]): OpeningSpan[] {
  const joined: OpeningSpan[] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
