import type { BusinessCard } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogue-types.js';
import { endOfLocalDay, localTime } from './local-time.js';

/** Countries in Berlin's time zone. The country determines the time zone, since cards do not contain it. */
const onBerlinTime: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'CH',
  'CZ',
  'DE',
  'DK',
  'FR',
  'HR',
  'HU',
  'IT',
  'LI',
  'LU',
  'NL',
  'NO',
  'PL',
  'SE',
  'SI',
  'SK',
]);
const BERLIN = 'Europe/Berlin';
const DAY_MS = 86_400_000;

/** The time zone of the business on a card; null if its country is not in Berlin's time zone. */
export const zoneOfCard = ({ country_code: code }: Pick<BusinessCard, 'country_code'>): string | null =>
  onBerlinTime.has(code) ? BERLIN : null;

/**
 * When a closed business opens next, in words: 'opens today 07:30', 'opens tomorrow 07:30', 'opens Mon
 * 07:30'.
 *
 * @param opensAt ISO instant
 * @param now milliseconds
 */
export function nextOpening(
  opensAt: string,
  now: number,
  timeZone: string | null,
  { opening: texts }: Texts['common'],
): string {
  const instant = Date.parse(opensAt);
  const { weekday, time } = localTime(instant, timeZone);
  const midnight = endOfLocalDay(now, timeZone);
  if (instant < midnight) return texts.today(time);
  if (instant < midnight + DAY_MS) return texts.tomorrow(time);
  return texts.on(texts.days[weekday] ?? '', time);
}
