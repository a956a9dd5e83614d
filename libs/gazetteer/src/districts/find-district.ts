import { distance } from 'fastest-levenshtein';
import { findPlaceByName } from '../find-place.js';
import { placeKey } from '../place-index.js';
import type { Coordinates } from '../distance.js';
import { germanPostalCode } from '../postal-code-table.js';
import { germanDistricts } from './german-districts.js';
import { landmarks } from './landmarks.js';
import { neighbouringDistricts } from './neighbouring-districts.js';
import { numberedDistricts } from './numbered-districts.js';

/** A part of a city. */
export interface District extends Coordinates {
  readonly name: string;
  /** As the gazetteer writes it. */
  readonly city: string;
}

const SHORTEST_BEGINNING = 3;
const SHORTEST_MISSPELT = 7;

let byName: ReadonlyMap<string, readonly District[]> | undefined;
let landmarksByName: ReadonlyMap<string, District> | undefined;

/**
 * A sight, square or station of this name, in German, English or Turkish, alone or with its city; returned as a part
 * of its city.
 */
export function findLandmark(name: string): District | undefined {
  landmarksByName ??= buildLandmarks();
  const known = landmarksByName.get(placeKey(name));
  if (known) return known;
  const words = name.split(' ');
  for (let split = 1; split < words.length; split += 1) {
    const parts = [words.slice(0, split).join(' '), words.slice(split).join(' ')];
    for (const [landmark = '', city = ''] of [parts, parts.toReversed()]) {
      const found = landmarksByName.get(placeKey(landmark));
      if (found && citiesOf(city).some((name) => findPlaceByName(name)?.name === found.city)) return found;
    }
  }
  return undefined;
}

/** A city's name, and the city that an adjective means: 'Berliner', 'Bremer', 'Münchner'. */
const citiesOf = (name: string): string[] => [name, name.replace(/er$/, ''), name.replace(/n?er$/, 'en')];

/**
 * Districts of exactly this name, the largest city's first, or only those of a given city. A bare number
 * names a district only with a city.
 */
export function findDistricts(name: string, city?: string): readonly District[] {
  byName ??= build();
  const districts = byName.get(placeKey(name)) ?? [];
  if (city === undefined) return /^\d+$/.test(name) ? [] : districts;
  const named = findPlaceByName(city)?.name ?? city;
  return districts.filter((district) => placeKey(district.city) === placeKey(named));
}

/**
 * The district whose name differs from a text by one letter, the largest city's if several do; undefined if the text is
 * a district's name, and for short texts, which resemble many names.
 */
export function districtLike(text: string): District | undefined {
  byName ??= build();
  const key = placeKey(text);
  if (key.length < SHORTEST_MISSPELT || byName.has(key)) return undefined;
  for (const [name, [district]] of byName) {
    const isAlike = name[0] === key[0] && Math.abs(name.length - key.length) <= 1;
    if (isAlike && distance(name, key) === 1) return district;
  }
  return undefined;
}

/**
 * Districts whose name, alone or after the city's name, begins with the text; those of the largest cities
 * first.
 */
export function districtsBegunBy(text: string, count: number): District[] {
  byName ??= build();
  const key = placeKey(text);
  if (key.length < SHORTEST_BEGINNING) return [];
  const begins = ({ name, city }: District) =>
    placeKey(name).startsWith(key) || placeKey(`${city} ${name}`).startsWith(key);
  return [...new Set([...byName.values()].flat().filter(begins))].slice(0, count);
}

function build(): Map<string, District[]> {
  const districts = new Map<string, District[]>();
  const add = (district: District): void => {
    // 'Bad Cannstatt' is called Cannstatt.
    for (const name of new Set([district.name, district.name.replace(/^Bad /, '')])) {
      const key = placeKey(name);
      districts.set(key, [...(districts.get(key) ?? []), district]);
    }
  };
  for (const [city, list] of Object.entries(germanDistricts)) {
    for (const item of list.split(', ')) {
      const [, name = '', postalCode = ''] = /^(.*) (\d{5})$/.exec(item) ?? [];
      const code = germanPostalCode(postalCode);
      if (code) add({ name, city: cityName(city), latitude: code.latitude, longitude: code.longitude });
    }
  }
  for (const [city, list] of Object.entries(neighbouringDistricts)) {
    for (const item of list.split(', ')) {
      const [name = '', latitude, longitude] = item.split('|');
      add({ name, city: cityName(city), latitude: Number(latitude), longitude: Number(longitude) });
    }
  }
  for (const { city, called, names } of numberedDistricts) {
    const own = (name: string) => districts.get(placeKey(name))?.find((district) => district.city === city);
    for (const [index, name] of names.split(', ').entries()) {
      const district = own(name);
      if (!district) throw new Error(`${city} has no district '${name}'.`);
      for (const alias of [...called(index + 1), String(index + 1)]) {
        const key = placeKey(alias);
        districts.set(key, [...(districts.get(key) ?? []), district]);
      }
    }
  }
  return districts;
}

function buildLandmarks(): Map<string, District> {
  const found = new Map<string, District>();
  for (const [city, list] of Object.entries(landmarks)) {
    for (const item of list.split(', ')) {
      const [names = '', latitude, longitude] = item.split('|');
      const [name = '', ...others] = names.split('/');
      const place = { name, city: cityName(city), latitude: Number(latitude), longitude: Number(longitude) };
      for (const own of [name, ...others]) found.set(placeKey(own), place);
    }
  }
  return found;
}

const cityName = (city: string): string => findPlaceByName(city)?.name ?? city;
