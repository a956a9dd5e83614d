import { GewerkError } from '@gewerk/contracts';
import type { Point } from '../search-businesses/query-builder.js';

const COORDINATES = /^(-?\d{1,3}(?:\.\d{1,8})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,8})?)$/;
const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/**
 * The point of a text such as '49.945,11.571'; null where the text is none of that form.
 * @throws GewerkError invalid-input for coordinates that are not on earth.
 */
export function readCoordinates(around: string): Point | null {
  const [, latitudeText, longitudeText] = COORDINATES.exec(around) ?? [];
  if (latitudeText === undefined || longitudeText === undefined) return null;
  const latitude = Number(latitudeText);
  const longitude = Number(longitudeText);
  if (Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= MAX_LONGITUDE)
    return { latitude, longitude };
  throw invalidFilter(
    'around',
    'must be a place, or a latitude from -90 to 90 and a longitude from -180 to 180',
  );
}

export function invalidFilter(field: string, message: string): GewerkError {
  return new GewerkError('invalid-input', `${field}: ${message}`, [{ field, message }]);
}
