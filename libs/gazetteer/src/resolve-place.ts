import { austrianTown } from './austrian-areas.js';
import type { Coordinates } from './distance.js';
import { findPlace, findPlaceByName } from './find-place.js';
import type { Place } from './place-table.js';
import { germanPostalCode, germanPostalCodesFrom } from './postal-code-table.js';
import type { PostalCode } from './postal-code-table.js';
import { swissCity } from './swiss-codes.js';

/** What a location text means. */
export interface ResolvedPlace extends Coordinates {
  kind: 'city' | 'postalCode' | 'postalPrefix' | 'cityAndPostalCode';
  /** The city's name for display; for a postal code alone the place it belongs to, if known. */
  name?: string | undefined;
  /** The digits typed: a whole postal code, or its beginning with `postalPrefix`. */
  postalCode?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** ISO 3166-2, 'DE-BY'. */
  stateCode?: string | undefined;
}

const GERMAN_LENGTH = 5;
const SHORT_LENGTH = 4;
const MAX_TEXT = 200;
const COUNTRY_WORDS =
  /[,;\s]+(?:deutschland|germany|almanya|allemagne|österreich|oesterreich|austria|avusturya|schweiz|switzerland|isviçre)\s*$/iu;
const POSTAL = /(?:^|[^\p{L}\p{N}])(?:(?:de|d|at|a|ch)[- ]?)?(\d{1,5})(?=$|[^\p{L}\p{N}])/iu;

/**
 * The place that a location text names: a city in any spelling or language or with a typo, a postal code, the
 * beginning of one, or both in either order ('95444 Bayreuth', 'Krems 3500'). Undefined if it names nothing known.
 */
export function resolvePlace(text: string): ResolvedPlace | undefined {
  const source = text.slice(0, MAX_TEXT).trim();
  if (source === '') return undefined;
  const digits = POSTAL.exec(source);
  if (!digits) return resolveCity(source);
  const postalCode = digits[1] ?? '';
  const rest = source
    .replace(digits[0], ' ')
    .replace(/[,;()]+/g, ' ')
    .trim();
  const city = rest === '' ? undefined : resolveCity(rest);
  return city ? withPostalCode(city, postalCode) : resolvePostalCode(postalCode);
}

function resolveCity(text: string): ResolvedPlace | undefined {
  const place = findPlaceByName(text) ?? findPlace(text.replace(COUNTRY_WORDS, ''));
  return place && { kind: 'city', name: place.name, ...locationOf(place) };
}

const locationOf = (
  place: Place,
): Pick<ResolvedPlace, 'latitude' | 'longitude' | 'countryCode' | 'stateCode'> => ({
  latitude: place.latitude,
  longitude: place.longitude,
  countryCode: place.countryCode,
  stateCode: place.stateCode,
});

/** A city and digits: the German code's own position if it has one, since it is more precise. */
function withPostalCode(city: ResolvedPlace, postalCode: string): ResolvedPlace {
  const code = city.countryCode === 'DE' ? germanPostalCode(postalCode) : undefined;
  const position = code ?? city;
  return {
    ...city,
    kind: 'cityAndPostalCode',
    postalCode,
    latitude: position.latitude,
    longitude: position.longitude,
  };
}

function resolvePostalCode(postalCode: string): ResolvedPlace | undefined {
  if (postalCode.length === GERMAN_LENGTH) {
    const code = germanPostalCode(postalCode);
    return code ? ofPostalCode(code) : resolvePrefix(postalCode, postalCode.slice(0, 3));
  }
  return resolvePrefix(postalCode, postalCode) ?? resolveShort(postalCode);
}

const ofPostalCode = (code: PostalCode): ResolvedPlace => ({
  kind: 'postalCode',
  name: code.place?.name,
  postalCode: code.postalCode,
  latitude: code.latitude,
  longitude: code.longitude,
  countryCode: 'DE',
  stateCode: code.place?.stateCode,
});

/** The centre of all German codes with a prefix; an unknown code of five digits uses the centre of its first three. */
function resolvePrefix(postalCode: string, prefix: string): ResolvedPlace | undefined {
  const codes = germanPostalCodesFrom(prefix);
  if (codes.length === 0) return undefined;
  const mean = (read: (code: PostalCode) => number): number =>
    codes.reduce((sum, code) => sum + read(code), 0) / codes.length;
  const states = new Set(codes.map((code) => code.place?.stateCode));
  return {
    kind: postalCode.length === GERMAN_LENGTH ? 'postalCode' : 'postalPrefix',
    postalCode,
    latitude: mean((code) => code.latitude),
    longitude: mean((code) => code.longitude),
    countryCode: 'DE',
    stateCode: states.size === 1 ? [...states][0] : undefined,
  };
}

/** A four-digit code that no German code starts with, placed in its Swiss city or the main town of its Austrian area. */
function resolveShort(postalCode: string): ResolvedPlace | undefined {
  if (postalCode.length !== SHORT_LENGTH) return undefined;
  const town = swissCity(postalCode) ?? austrianTown(postalCode);
  const place = town === undefined ? undefined : findPlaceByName(town);
  if (!place) return undefined;
  const { latitude, longitude, countryCode } = place;
  return { kind: 'postalCode', postalCode, latitude, longitude, countryCode };
}
