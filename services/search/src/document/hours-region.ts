import type { IndexableBusiness } from '@gewerk/contracts';
import type { LocalRegion } from '@gewerk/opening-hours';

/**
 * Everything that determines when a business's hours apply, as a text: its time zone, and its country and state if
 * public holidays matter. Null if the hours or the time zone are unknown.
 */
export function hoursRegion(
  business: Pick<IndexableBusiness, 'hours' | 'timeZone' | 'country_code' | 'stateCode'>,
): string | null {
  const { hours, timeZone, country_code: country, stateCode } = business;
  if (!hours || !timeZone) return null;
  return hours.publicHolidays === null ? timeZone : `${timeZone}|${country}|${stateCode ?? ''}`;
}

/** Parses {@link hoursRegion}'s text; `countryCode` only if public holidays matter. */
export function parseHoursRegion(text: string): LocalRegion {
  const [timeZone = '', countryCode, stateCode] = text.split('|');
  return { timeZone, countryCode, stateCode: stateCode || undefined };
}
