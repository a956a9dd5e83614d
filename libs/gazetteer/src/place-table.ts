import { dataLines } from './data-lines.js';
import type { Coordinates } from './distance.js';

/** A populated place of the gazetteer. */
export interface Place extends Coordinates {
  /** The name that a German directory shows: 'München', 'Wien', 'Frankfurt am Main'. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** ISO 3166-2 in Germany, Austria and Switzerland ('DE-BY'), otherwise undefined. */
  readonly stateCode: string | undefined;
  readonly population: number;
  /** Whether it is a part of a city ('Neukölln') rather than a city itself. */
  readonly isSection: boolean;
}

interface PlaceTable {
  places: readonly Place[];
  /** Foreign and other spellings, by the place's index in the list. */
  aliases: ReadonlyMap<number, readonly string[]>;
}

/**
 * Whether a place is in a German-speaking country, where visitors search; elsewhere many places have common words as
 * names ('Salon', 'Bar').
 */
export const isOfHome = ({ countryCode }: Pick<Place, 'countryCode'>): boolean =>
  /^(?:DE|AT|CH|LI)$/.test(countryCode);

let table: PlaceTable | undefined;

/** All places by population and their aliases; parsed at the first call (about 20 ms), then cached. */
export function placeTable(): PlaceTable {
  table ??= parse();
  return table;
}

/**
 * name|latitude|longitude|country|state|population|x for a city section|aliases, by population. GeoNames, CC
 * BY 4.0. Created by scripts/build-data.ts.
 */
const FILE = 'places.txt';

function parse(): PlaceTable {
  const places: Place[] = [];
  const aliases = new Map<number, readonly string[]>();
  for (const line of dataLines(FILE)) {
    const [name = '', latitude, longitude, countryCode = '', state, population, section, names] =
      line.split('|');
    if (names) aliases.set(places.length, names.split(';'));
    places.push({
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      countryCode,
      stateCode: state ? `${countryCode}-${state}` : undefined,
      population: Number(population),
      isSection: section === 'x',
    });
  }
  return { places, aliases };
}

let german: readonly Place[] | undefined;

/** Germany's places by population, without city sections, one for each name (the largest). */
export function germanCities(): readonly Place[] {
  if (german) return german;
  const names = new Set<string>();
  german = placeTable().places.filter((place) => {
    if (place.countryCode !== 'DE' || place.isSection || names.has(place.name)) return false;
    names.add(place.name);
    return true;
  });
  return german;
}
