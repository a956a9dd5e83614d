import { type Weekday, weekdays } from '@gewerk/contracts';
import { formatWeek, parseOpeningHours } from '@gewerk/opening-hours';

/** The hours of each given day in the public form; null if they cannot be read. */
export function readTypedHours(
  typed: Readonly<Partial<Record<Weekday, string | undefined>>>,
): Partial<Record<Weekday, string | null>> {
  const given = weekdays.filter((day) => (typed[day]?.trim() ?? '') !== '');
  return Object.fromEntries(given.map((day) => [day, readDay(typed[day] ?? '')]));
}

/** Reads the text of one day; any weekday will do. */
function readDay(text: string): string | null {
  const result = parseOpeningHours({ monday: text });
  return 'hours' in result ? formatWeek(result.hours).Monday : null;
}
