import type { IndexableBusiness } from '@gewerk/contracts';
import type { LocalRegion } from '@gewerk/opening-hours';

/** Where a business's hours hold: time zone, and country and state where public holidays count; null where unknown. */
export function hoursRegion(
  business: Pick<IndexableBusiness, 'hours' | 'timeZone' | 'country_code' | 'stateCode'>,
): string | null {
  const { hours, timeZone, country_code: country, stateCode } = business;
  if (!hours || !timeZone) return null;
  return hours.publicHolidays === null ? timeZone : `${timeZone}|${country}|${stateCode ?? ''}`;
}

/** Parses {@link hoursRegion}'s text; `countryCode` only where public holidays count. */
export function parseHoursRegion(text: string): LocalRegion {
  const [timeZone = '', countryCode, stateCode] = text.split('|');
  return { timeZone, countryCode, stateCode: stateCode || undefined };
}
