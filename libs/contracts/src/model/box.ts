/** A rectangle on the map, in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const DEGREES = '-?\\d{1,3}(?:\\.\\d{1,8})?';
const BOX = new RegExp(`^(${DEGREES}),(${DEGREES}),(${DEGREES}),(${DEGREES})$`);
const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

export const BOX_FAULT =
  "must be west, south, east and north in degrees, such as '11.4,49.8,11.7,50', from west to east and from south to north";

/** Parses west, south, east and north separated by commas; null if that is not a rectangle. */
export function readBox(text: string): Box | null {
  const [, ...given] = BOX.exec(text) ?? [];
  if (given.length === 0) return null;
  const [west = 0, south = 0, east = 0, north = 0] = given.map(Number);
  const isOnEarth =
    west >= -MAX_LONGITUDE && east <= MAX_LONGITUDE && south >= -MAX_LATITUDE && north <= MAX_LATITUDE;
  return isOnEarth && west < east && south < north ? { west, south, east, north } : null;
}
