import { MINUTES_PER_DAY, type OpeningHours, type TimeSpan } from './opening-hours.js';

export type PublicWeekday =
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday';

/** The week as shown in the public API: 'Closed', 'Open 24 hours', or spans such as '08:00-12:00, 13:00-17:00'. */
export type PublicWeek = Record<PublicWeekday, string>;

/** Writes a week in the public form, which {@link parseOpeningHours} reads back as the same week. */
export function formatWeek(hours: OpeningHours): PublicWeek {
  return {
    Monday: formatDay(hours.monday),
    Tuesday: formatDay(hours.tuesday),
    Wednesday: formatDay(hours.wednesday),
    Thursday: formatDay(hours.thursday),
    Friday: formatDay(hours.friday),
    Saturday: formatDay(hours.saturday),
    Sunday: formatDay(hours.sunday),
  };
}

/** The rule for public holidays in the public form, or null if none is known. */
export function formatHolidays(hours: OpeningHours): string | null {
  return hours.publicHolidays === null ? null : formatDay(hours.publicHolidays);
}

/** The rule for school holidays in the public form, or null if none is known. */
export function formatSchoolHolidays({ schoolHolidays }: OpeningHours): string | null {
  return schoolHolidays ? formatDay(schoolHolidays) : null;
}

function formatDay(spans: readonly TimeSpan[]): string {
  const [first] = spans;
  if (!first) return 'Closed';
  if (spans.length === 1 && first[0] === 0 && first[1] === MINUTES_PER_DAY) return 'Open 24 hours';
  return spans.map(formatSpan).join(', ');
}

function formatSpan([start, end]: TimeSpan): string {
  // An end after midnight that is later than the start's time of day would be misread if it were wrapped, so
  // it is written with hours over 24.
  const wrapped = end - MINUTES_PER_DAY;
  const shownEnd = wrapped > 0 && wrapped < start ? wrapped : end;
  return `${formatTime(start)}-${formatTime(shownEnd)}`;
}

function formatTime(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
