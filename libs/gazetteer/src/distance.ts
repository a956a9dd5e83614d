/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6_371;
const RADIANS = Math.PI / 180;

/** Great-circle distance between two points in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitude = (to.latitude - from.latitude) * RADIANS;
  const longitude = (to.longitude - from.longitude) * RADIANS;
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
