/** The month of a point in time, `YYYY-MM`. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM'.length);

/** The day of a point in time, `YYYY-MM-DD`. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The days of a month up to `now`, oldest first; empty for a month that has not begun. */
export function daysOfMonth(month: string, now: Date): string[] {
  const day = new Date(`${month}-01T00:00:00Z`);
  const days: string[] = [];
  while (monthOf(day) === month && day <= now) {
    days.push(dayOf(day));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return days;
}

/** The last months, starting with that of `now`. */
export function lastMonths(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, back) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))),
  );
}
