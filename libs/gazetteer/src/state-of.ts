import { fold } from '@gewerk/text';
import type { Coordinates } from './distance.js';
import { placeTable } from './place-table.js';
import type { Place } from './place-table.js';
import { germanPostalCode } from './postal-code-table.js';
import { stateNames } from './state-names.js';

/** What is known about a location; every field may be missing. */
export interface StateSource {
  postalCode?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** The region as a source writes it: 'Bayern', 'Bavaria', 'BY', 'DE-BY'. */
  stateText?: string | undefined;
}

/** Side of a grid cell; the nearest place in the nine cells around a point decides its region. */
const GRID_DEGREES = 0.25;
const AUSTRIAN_BY_DIGIT: Readonly<Record<string, string>> = {
  1: 'AT-9',
  2: 'AT-3',
  3: 'AT-3',
  4: 'AT-4',
  5: 'AT-5',
  6: 'AT-7',
  7: 'AT-1',
  8: 'AT-6',
  9: 'AT-2',
};

const statesByName = new Map<string, string>();
for (const [code, names] of Object.entries(stateNames)) {
  for (const name of [code, ...names]) statesByName.set(fold(name), code);
}

/**
 * The ISO 3166-2 code of the Bundesland or canton of a location ('DE-BY', 'AT-3', 'CH-ZH'), for public
 * holidays: from the region's text, otherwise the German postal code, otherwise the nearest place, otherwise
 * the Austrian postal area. Undefined if none of these decides it.
 */
export function stateOf(source: StateSource): string | undefined {
  const country = source.countryCode?.toUpperCase();
  return (
    stateOfText(source.stateText, country) ??
    (country === undefined || country === 'DE' ? stateOfGermanCode(source.postalCode) : undefined) ??
    stateOfPosition(source, country) ??
    (country === 'AT' ? stateOfAustrianCode(source.postalCode) : undefined)
  );
}

function stateOfText(text: string | undefined, country: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const code = statesByName.get(fold(text)) ?? (country && statesByName.get(fold(`${country}-${text}`)));
  return code && (country === undefined || code.startsWith(`${country}-`)) ? code : undefined;
}

const stateOfGermanCode = (postalCode: string | undefined): string | undefined =>
  postalCode === undefined ? undefined : germanPostalCode(postalCode.trim())?.place?.stateCode;

/** Vorarlberg and East Tyrol share a first digit with their neighbours. */
function stateOfAustrianCode(postalCode: string | undefined): string | undefined {
  const code = /^\d{4}$/.exec(postalCode?.trim() ?? '')?.[0];
  if (!code) return undefined;
  if (/^6[789]/.test(code)) return 'AT-8';
  if (code.startsWith('99')) return 'AT-7';
  return AUSTRIAN_BY_DIGIT[code.charAt(0)];
}

let grid: Map<string, Place[]> | undefined;

const cellOf = (latitude: number, longitude: number): string =>
  `${Math.floor(latitude / GRID_DEGREES)}:${Math.floor(longitude / GRID_DEGREES)}`;

function placeGrid(): Map<string, Place[]> {
  if (grid) return grid;
  grid = new Map();
  for (const place of placeTable().places) {
    if (!place.stateCode) continue;
    const cell = cellOf(place.latitude, place.longitude);
    const places = grid.get(cell);
    if (places) places.push(place);
    else grid.set(cell, [place]);
  }
  return grid;
}

/**
 * Squared distance in degrees, with longitudes scaled for Central Europe: sufficient to compare nearby
 * places.
 */
const squaredOffset = (a: Coordinates, b: Coordinates): number =>
  (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * 0.65) ** 2;

function stateOfPosition(source: Partial<Coordinates>, country: string | undefined): string | undefined {
  const { latitude, longitude } = source;
  if (latitude === undefined || longitude === undefined) return undefined;
  const position = { latitude, longitude };
  let nearest: { place: Place; offset: number } | undefined;
  for (const step of [-1, 0, 1]) {
    for (const side of [-1, 0, 1]) {
      const cell = cellOf(latitude + step * GRID_DEGREES, longitude + side * GRID_DEGREES);
      for (const place of placeGrid().get(cell) ?? []) {
        if (country !== undefined && place.countryCode !== country) continue;
        const offset = squaredOffset(position, place);
        if (!nearest || offset < nearest.offset) nearest = { place, offset };
      }
    }
  }
  return nearest?.place.stateCode;
}
