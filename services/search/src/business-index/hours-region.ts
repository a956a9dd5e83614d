import type { IndexableBusiness } from '@gewerk/contracts';
import type { LocalRegion } from '@gewerk/opening-hours';

/**
 * Where a business's hours hold, as one text: its time zone, and country and state where public holidays change them.
 * Null where the hours are unknown.
 */
export function hoursRegion(
  business: Pick<IndexableBusiness, 'hours' | 'timeZone' | 'country_code' | 'stateCode'>,
): string | null {
  const { hours, timeZone, country_code: country, stateCode } = business;
  if (!hours || !timeZone) return null;
  return hours.publicHolidays === null ? timeZone : `${timeZone}|${country}|${stateCode ?? ''}`;
}

/** What {@link hoursRegion} wrote; `countryCode` is given exactly where public holidays count. */
export function readHoursRegion(text: string): LocalRegion {
  const [timeZone = '', countryCode, stateCode] = text.split('|');
  return { timeZone, countryCode, stateCode: stateCode || undefined };
}
