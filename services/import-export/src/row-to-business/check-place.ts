import { BUSINESS_LENGTH } from '@gewerk/contracts/sheets';
import { cityMeant, distanceKm, findPlaceByName, germanPostalCode, normalizeCity } from '@gewerk/gazetteer';

/** What a row contains about the location of a business. */
export interface PlaceClues {
  city: string | undefined;
  /** Digits only; a spreadsheet may have dropped a leading zero. */
  postalCode: string | undefined;
  /** The country of an international phone number. */
  callingCountry: string | undefined;
}

/** The country of a row that names none, derived from its other fields; undefined if they do not show it. */
export function countryMeant({ city, postalCode, callingCountry }: PlaceClues): string | undefined {
  const clues = { city: fitting(city), postalCode: fitting(postalCode), callingCountry };
  const key = [clues.postalCode, callingCountry, clues.city].join('|');
  return remembered(countries, key, () => findCountry(clues));
}

/** What a German postal code shows about a city: its name is misspelt, or the code belongs to another place. */
export const cityByPostalCode = (city: string, postalCode: string): CityFinding | undefined =>
  fitting(city) === undefined || fitting(postalCode) === undefined
    ? undefined
    : remembered(cities, `${postalCode}|${city}`, () => findCity(city, postalCode));

/** Ignores text that is too long for any business: looking it up and caching it would be costly. */
const fitting = (text: string | undefined): string | undefined =>
  text !== undefined && text.length > BUSINESS_LENGTH.city ? undefined : text;

export interface CityFinding {
  readonly code: 'corrected' | 'doubtful';
  readonly city: string;
}

const FOUR_DIGITS = /^\d{4}$/;
const NEIGHBOURS: readonly (string | undefined)[] = ['AT', 'CH', 'LI'];

function findCountry({ city, postalCode = '', callingCountry }: PlaceClues): string | undefined {
  const known = city === undefined ? undefined : countryOfCity(city);
  if (germanPostalCode(postalCode)) return 'DE';
  const couldBeGerman = FOUR_DIGITS.test(postalCode) && germanPostalCode(`0${postalCode}`) !== undefined;
  if (known === 'DE' && (couldBeGerman || !FOUR_DIGITS.test(postalCode))) return 'DE';
  if (callingCountry !== undefined) return callingCountry;
  if (NEIGHBOURS.includes(known)) return known;
  return couldBeGerman ? 'DE' : undefined;
}

function countryOfCity(city: string): string | undefined {
  const place = findPlaceByName(city);
  return place && normalizeCity(city, place.countryCode) === place.name ? place.countryCode : undefined;
}

/** Minimum population: smaller places may have namesakes that are missing from the gazetteer. */
const WELL_KNOWN = 20_000;
const ELSEWHERE_KM = 50;

function findCity(city: string, postalCode: string): CityFinding | undefined {
  const meant = cityMeant(city, postalCode);
  if (meant !== undefined) return { code: 'corrected', city: meant };
  const code = germanPostalCode(postalCode);
  const place = code?.place && findPlaceByName(city);
  if (!code?.place || !place || place.countryCode !== 'DE' || place.population < WELL_KNOWN) return undefined;
  if (normalizeCity(city, 'DE') !== place.name || distanceKm(place, code) < ELSEWHERE_KM) return undefined;
  return { code: 'doubtful', city: code.place.name };
}

const MOST_REMEMBERED = 20_000;
const countries = new Map<string, string | undefined>();
const cities = new Map<string, CityFinding | undefined>();

/** Looks each place up only once, since sheets repeat their places. */
function remembered<T>(
  known: Map<string, T | undefined>,
  key: string,
  find: () => T | undefined,
): T | undefined {
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found;
  const made = find();
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, made);
  return made;
}
