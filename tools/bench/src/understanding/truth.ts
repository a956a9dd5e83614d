import { DEFAULT_DEMO_SEED, demoBusiness } from '@gewerk/demo-data';
import { cityAt, distanceKm, findPlaceByName } from '@gewerk/gazetteer';
import { parseOpeningHours } from '@gewerk/opening-hours';
import { foldLoose } from '@gewerk/text';
import { tradeOf, trades } from '@gewerk/trades';
import type { Probe } from './probe.js';

export type Business = ReturnType<typeof demoBusiness>;

/** How much farther away than the nearest business of the trade a result may be and still count as 'nearest'. */
const NEAREST_SLACK_KM = 60;
const PHONE_DIGITS = 9;

/** A demo business under its city's full name, as the directory lists it. */
export function listedBusiness(index: number): Business {
  const business = demoBusiness(DEFAULT_DEMO_SEED, index);
  const { city, countryCode = 'DE' } = business;
  return city === undefined ? business : { ...business, city: cityAt(city, { ...business, countryCode }) };
}

/** The key of the trade that a category names. */
export const keyOf = (category: string | undefined): string | undefined =>
  category === undefined ? undefined : tradeOf({ category })?.key;

const keysByName = new Map<string, Set<string>>();
for (const { key, aliases } of trades) {
  for (const name of aliases.map((alias) => foldLoose(alias)))
    keysByName.set(name, (keysByName.get(name) ?? new Set()).add(key));
}

/** Keys of the trades with exactly this name. */
export const sameName = (text: string): string[] => [...(keysByName.get(foldLoose(text)) ?? [])];

/**
 * Returns a function that checks whether the first five results are all of the trade, and the very first is
 * in the city or not much farther away than the nearest business of the trade.
 */
export function fitsTrade(
  keys: ReadonlySet<string>,
  city: string | null,
  all: readonly Business[],
): Probe['fits'] {
  const place = city === null ? undefined : findPlaceByName(city);
  const nearest = place
    ? Math.min(
        ...all
          .filter(({ category }) => keys.has(keyOf(category) ?? ''))
          .map(({ latitude = 0, longitude = 0 }) => distanceKm(place, { latitude, longitude })),
      )
    : 0;
  return ([first, ...others]) =>
    first !== undefined &&
    [first, ...others].every(({ category }) => keys.has(keyOf(category ?? undefined) ?? '')) &&
    (city === null || first.city === city || (first.distanceKm ?? Infinity) <= nearest + NEAREST_SLACK_KM);
}

/**
 * Compares phone numbers in any form; other texts must be equal. Several businesses of the demo data share a
 * number or a website.
 */
export function sameContact(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const digits = (text: string) =>
    /^[\d+][\d\s/+-]+$/.test(text) ? text.replace(/\D/g, '').slice(-PHONE_DIGITS) : text;
  return digits(one) === digits(other);
}

/** Whether two businesses have the same street and number in the same city. */
export const sameStreet = (one: Business, other: Business): boolean =>
  one.address !== undefined && one.address === other.address && one.city === other.city;

/** The host of a mail or web address. */
export const hostOf = (address: string | undefined): string | undefined =>
  address?.replace(/^.*@|^https?:\/\/(?:www\.)?/, '').replace(/\/.*$/, '');

/** Whether there is a true flag with this name. */
export const hasFlag = ({ about }: Business, flag: RegExp): boolean =>
  Object.values((about ?? {}) as Record<string, Record<string, boolean>>).some((group) =>
    Object.entries(group).some(([name, isTrue]) => isTrue && flag.test(name)),
  );

/** Whether a business is open on a day, according to its hours; one that is not operational is open on no day. */
export function opensOn(
  days: readonly ('saturday' | 'sunday')[],
  { hours, businessStatus }: Business,
): boolean {
  if (hours === undefined || businessStatus !== 'OPERATIONAL') return false;
  const parsed = parseOpeningHours(hours);
  return 'hours' in parsed && days.some((day) => parsed.hours[day].length > 0);
}
