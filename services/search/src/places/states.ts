import { largestInState, stateNames, stateOf } from '@gewerk/gazetteer';
import { foldLoose } from '@gewerk/text';
import type { City, CitySet } from './city-set.js';
import { countryNamed } from './countries.js';
import type { Place } from './place.js';
import { isFound, ofCities } from './place-of-cities.js';

export interface State {
  readonly code: string;
  readonly name: string;
}

const byName = new Map<string, State>();
for (const [code, names] of Object.entries(stateNames)) {
  for (const name of names) byName.set(foldLoose(name), { code, name: names[0] ?? name });
}

/** The Bundesland or canton of exactly this folded name. */
export const stateNamed = (folded: string): State | undefined => byName.get(folded);

/**
 * All listed cities of a Bundesland, canton or country with this folded name. If it has no business, the businesses
 * nearest to the state's largest city, or to the country's centre, are found.
 */
export function stateOrCountryNamed(cities: CitySet, folded: string): Place | null {
  const state = stateNamed(folded);
  if (!state) return countryNamed(cities, folded);
  const there = citiesOfState(cities, state.code);
  const named = { label: state.name, foldedName: null };
  if (isFound(there)) return { ...ofCities(there), ...named, latitude: null, longitude: null };
  const largest = largestInState(state.code);
  if (!largest) return null;
  const { latitude, longitude } = largest;
  return { ...named, citySlugs: [], city: null, postalCode: null, latitude, longitude };
}

const known = new WeakMap<CitySet, ReadonlyMap<string, readonly City[]>>();

/** The directory's cities in a state, largest first. */
export function citiesOfState(cities: CitySet, code: string): readonly City[] {
  let byState = known.get(cities);
  if (!byState) known.set(cities, (byState = splitByState(cities)));
  return byState.get(code) ?? [];
}

function splitByState(cities: CitySet): Map<string, City[]> {
  const byState = new Map<string, City[]>();
  for (const city of cities.all) {
    const { latitude, longitude } = city;
    if (latitude === null || longitude === null) continue;
    const code = stateOf({ latitude, longitude });
    if (code === undefined) continue;
    const others = byState.get(code);
    if (others) others.push(city);
    else byState.set(code, [city]);
  }
  return byState;
}
