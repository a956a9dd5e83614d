import { cityAt, normalizeCity } from '@gewerk/gazetteer';
import { remembered } from '@gewerk/text';
import type { BusinessFields } from '../business.record.js';
import { UNKNOWN_CITY } from '../unknown-city.js';
import { line } from './texts.js';

const CACHED_CITIES = 10_000;

const CODE_LENGTH = 2;

/** A directory has few cities and names each of them thousands of times. */
const normalised = remembered(CACHED_CITIES, (key) =>
  normalizeCity(key.slice(CODE_LENGTH), key.slice(0, CODE_LENGTH)),
);

/** The source's city in a common spelling: 'MÜNCHEN' and 'Muenchen' are one city; 'Unknown' if none is given. */
export function readCity(text: string | undefined, countryCode: string): string {
  const given = line(text);
  return (given && normalised(countryCode + given)) || UNKNOWN_CITY;
}

/** The location of a business. */
export type Located = Pick<BusinessFields, 'city' | 'countryCode' | 'postalCode' | 'latitude' | 'longitude'>;

/** The city under which a business is listed: 'Krems' at 3500 is 'Krems an der Donau'. */
export const listedCity = ({ city, ...evidence }: Located): string =>
  city === UNKNOWN_CITY ? city : cityAt(city, evidence);
