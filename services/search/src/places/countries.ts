import { foldLoose } from '@gewerk/text';
import type { CitySet } from './city-set.js';
import type { Place } from './place.js';

interface Country {
  readonly code: string;
  readonly name: string;
  /** Its centre, from which distances are measured if it has no business. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The countries where visitors search, by their folded names in German, English and Turkish. */
const countries = new Map<string, Country>();
for (const [code, names, latitude, longitude] of [
  ['DE', 'Deutschland Germany Almanya', 51.2, 10.4],
  ['AT', 'Österreich Austria Avusturya', 47.6, 13.8],
  ['CH', 'Schweiz Switzerland Suisse Svizzera İsviçre', 46.8, 8.2],
  ['LI', 'Liechtenstein', 47.14, 9.55],
] as const) {
  const [name = ''] = names.split(' ');
  for (const each of names.split(' ')) countries.set(foldLoose(each), { code, name, latitude, longitude });
}

/** More cities would make a query slow; the largest are used. */
const MOST_CITIES = 2_000;

/**
 * The country with this folded name: its listed cities, or everything if all listed cities are in it. If it has no
 * business, the place is its centre, around which the nearest businesses are found.
 */
export function countryNamed(cities: CitySet, folded: string): Place | null {
  const country = countries.get(folded);
  if (!country) return null;
  const { code, name, latitude, longitude } = country;
  const there = cities.all.filter(({ countryCode }) => countryCode === code);
  const place = { label: name, foldedName: null, city: null, postalCode: null };
  if (there.length === 0) return { ...place, citySlugs: [], latitude, longitude };
  const nowhere = { ...place, latitude: null, longitude: null };
  if (there.length === cities.size) return { ...nowhere, citySlugs: [], isWhole: true };
  return { ...nowhere, citySlugs: there.slice(0, MOST_CITIES).map(({ slug }) => slug) };
}
