import { type OpeningHours, weekdays } from '@gewerk/opening-hours';

const MINUTES_PER_DAY = 1440;
const LATE = 21 * 60;
const EARLY = 7 * 60;

export const openOn = (weekday: number): string => `day-${weekday}`;
export const OPEN_ALWAYS = 'always';
export const OPEN_LATE = 'late';
export const OPEN_EARLY = 'early';

/** Roughly when a business is open: weekdays (0 is Monday), around the clock, after 21:00, by 7:00. */
export function timeTraits(hours: OpeningHours): string[] {
  const spans = weekdays.map((weekday) => hours[weekday]);
  const traits = spans.flatMap((day, weekday) => (day.length > 0 ? [openOn(weekday)] : []));
  const covered = (day: (typeof spans)[number]) => day.reduce((sum, [start, end]) => sum + end - start, 0);
  if (spans.every((day) => covered(day) >= MINUTES_PER_DAY)) traits.push(OPEN_ALWAYS);
  if (spans.some((day) => day.some(([, end]) => end > LATE))) traits.push(OPEN_LATE);
  if (spans.some((day) => day.some(([start]) => start <= EARLY))) traits.push(OPEN_EARLY);
  return traits;
}
