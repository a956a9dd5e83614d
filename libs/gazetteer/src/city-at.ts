import { type Coordinates, distanceKm } from './distance.js';
import { normalizeCity } from './normalize-city.js';
import { shortName, spellingVariants } from './place-aliases.js';
import { placeKey } from './place-index.js';
import { type Place, placeTable } from './place-table.js';
import { resolvePlace } from './resolve-place.js';
import { stateOf } from './state-of.js';

/** What is known about a location in a city, in addition to its country. */
export interface CityEvidence extends Partial<Coordinates> {
  postalCode?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** Greatest distance of a city's businesses from its centre, in kilometres. */
const REACH_KM = 10;
const LARGE_REACH_KM = 20;
const LARGE = 100_000;
/** Places with the same name this close to each other are one place. */
const SAME_KM = 5;
const GERMAN_CODE = /^\d{5}$/;

let bySharedName: ReadonlyMap<string, readonly Place[]> | undefined;

/**
 * The full name of a city, as shown, for any spelling or short form: 'Krems' with 3500 is 'Krems an der
 * Donau', 'Frankfurt' with 15230 is 'Frankfurt (Oder)'. The position decides, otherwise the postal code;
 * without either, or if no place of that name is near, the name is as {@link normalizeCity} writes it.
 */
export function cityAt(name: string, evidence: CityEvidence): string {
  const shown = normalizeCity(name, evidence.countryCode);
  const places = shortNames().get(placeKey(shown));
  return (places && placeMeant(places, evidence)?.name) ?? shown;
}

const MOST_SHORTLY = 10;

/**
 * Places that a name may mean if it is the short form of at least one of them, including places of exactly this name;
 * largest first, at most ten.
 */
export const placesNamedShortly = (name: string): readonly Place[] =>
  [...(shortNames().get(placeKey(name)) ?? [])]
    .sort((one, other) => other.population - one.population)
    .slice(0, MOST_SHORTLY);

function placeMeant(places: readonly Place[], evidence: CityEvidence): Place | undefined {
  const country = evidence.countryCode.toUpperCase();
  const point = pointOf(evidence);
  if (point) return nearest(places, point);
  const there = places.filter((place) => place.countryCode === country);
  const state = country === 'AT' ? stateOf(evidence) : undefined;
  const inState = state === undefined ? [] : there.filter(({ stateCode }) => stateCode === state);
  return inState.length === 1 ? inState[0] : undefined;
}

function pointOf({ latitude, longitude, postalCode, countryCode }: CityEvidence): Coordinates | undefined {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const isGerman = countryCode.toUpperCase() === 'DE' && GERMAN_CODE.test(postalCode ?? '');
  return isGerman ? resolvePlace(postalCode ?? '') : undefined;
}

function nearest(places: readonly Place[], point: Coordinates): Place | undefined {
  const near = places
    .map((place) => ({ place, away: distanceKm(place, point) }))
    .filter(({ place, away }) => away <= (place.population >= LARGE ? LARGE_REACH_KM : REACH_KM));
  near.sort((one, other) => one.away - other.away);
  return near[0]?.place;
}

/** All places that a name may mean if it is a short form of at least one of them, without parts of cities. */
function shortNames(): ReadonlyMap<string, readonly Place[]> {
  if (bySharedName) return bySharedName;
  const { places } = placeTable();
  const cities = places.filter(({ isSection }) => !isSection);
  const shared = new Map<string, Place[]>();
  for (const place of cities) {
    const short = shortName(place.name);
    for (const form of [...(short ? [short] : []), ...spellingVariants(place.name)]) {
      const key = placeKey(form);
      shared.set(key, [...(shared.get(key) ?? []), place]);
    }
  }
  for (const place of cities) {
    const others = shared.get(placeKey(place.name));
    // The gazetteer lists some cities twice: Rüsselsheim and Rüsselsheim am Main.
    const isTwice = others?.some((other) => distanceKm(place, other) <= SAME_KM);
    if (others && !isTwice) others.push(place);
  }
  bySharedName = shared;
  return shared;
}
