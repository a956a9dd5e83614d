import { distanceKm, germanCities, germanPostalCode, postalCodesOf } from '@gewerk/gazetteer';
import type { Place, PostalCode } from '@gewerk/gazetteer';
import type { Random } from './random.js';

/** How many cities the demo directory covers (the specification claims 580+). */
export const DEMO_CITY_COUNT = 580;

let cities: readonly Place[] | undefined;
let thresholds: readonly number[] = [];

/** The largest German cities that have postal codes in the gazetteer. */
export function demoCities(): readonly Place[] {
  if (cities) return cities;
  const chosen = germanCities()
    .filter((city) => postalCodesOf(city).length > 0)
    .slice(0, DEMO_CITY_COUNT);
  let sum = 0;
  thresholds = chosen.map((city) => (sum += city.population));
  cities = chosen;
  return chosen;
}

/** A random city, weighted by population. */
export function pickCity(random: Random): Place {
  const chosen = demoCities();
  const target = random.next() * (thresholds.at(-1) ?? 0);
  let low = 0;
  let high = thresholds.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((thresholds[middle] ?? 0) <= target) low = middle + 1;
    else high = middle;
  }
  const city = chosen[low];
  if (!city) throw new RangeError('the gazetteer has no German cities');
  return city;
}

const codes = new Map<Place, readonly PostalCode[]>();

/**
 * How far a city's own postal codes lie from its centre, in km: 2 for a small town, 12 for München, 19 for
 * Berlin.
 */
const radiusOf = (city: Place): number => 1.5 + 0.0095 * Math.sqrt(city.population);

/** The postal codes that lie well within a city, or its nearest one; never empty for a demo city. */
export function demoPostalCodes(city: Place): readonly PostalCode[] {
  const known = codes.get(city);
  if (known) return known;
  const all = postalCodesOf(city)
    .map((code) => germanPostalCode(code))
    .filter((code) => code !== undefined)
    .sort((a, b) => distanceKm(city, a) - distanceKm(city, b));
  const within = all.filter((code) => distanceKm(city, code) <= radiusOf(city));
  const chosen = within.length > 0 ? within : all.slice(0, 1);
  codes.set(city, chosen);
  return chosen;
}
