import { invalidField } from '@gewerk/contracts';
import type { Point } from '../../engine/conditions.js';

const COORDINATES = /^(-?\d{1,3}(?:\.\d{1,8})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,8})?)$/;
const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/** Parses '49.945,11.571'; null for other forms. @throws GewerkError invalid-input for impossible coordinates */
export function parseCoordinates(around: string): Point | null {
  const [, latitudeText, longitudeText] = COORDINATES.exec(around) ?? [];
  if (latitudeText === undefined || longitudeText === undefined) return null;
  const latitude = Number(latitudeText);
  const longitude = Number(longitudeText);
  if (Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= MAX_LONGITUDE)
    return { latitude, longitude };
  throw invalidField(
    'around',
    'must be a place, or a latitude from -90 to 90 and a longitude from -180 to 180',
  );
}
