/** Conditions that must all be met. */
export type Filter = string[];

export interface Point {
  latitude: number;
  longitude: number;
}

const METRES = 1_000;

export const oneOf = (field: string, values: readonly string[]): string =>
  `${field} IN [${values.map(quoted).join(', ')}]`;

export const startsWith = (field: string, beginning: string): string =>
  `${field} STARTS WITH ${quoted(beginning)}`;

export const withinRadius = ({ latitude, longitude }: Point, radiusKm: number): string =>
  `_geoRadius(${latitude}, ${longitude}, ${radiusKm * METRES})`;

const KM_A_DEGREE = 111.2;
/**
 * Number of boxes from a circle's side to its top. The corners of six boxes that contain the circle reach 12%
 * beyond it, or half of that if the boxes are drawn smaller.
 */
const STEPS = 6;
const DRAWN = 0.945;

/**
 * Everything within a radius, give or take a sixteenth. The condition uses boxes, which the engine looks up;
 * for an exact radius it would load the positions of the whole index.
 */
export function aboutWithin({ latitude, longitude }: Point, radiusKm: number): string {
  const high = (DRAWN * radiusKm) / KM_A_DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  const boxes = Array.from({ length: STEPS }, (_, step) => {
    const angle = (at: number) => (at / STEPS) * (Math.PI / 2);
    const [up, aside] = [high * Math.sin(angle(step + 1)), wide * Math.cos(angle(step))];
    const [east, west] = [Math.min(longitude + aside, 180), Math.max(longitude - aside, -180)];
    return `_geoBoundingBox([${latitude + up}, ${east}], [${latitude - up}, ${west}])`;
  });
  return boxes.join(' OR ');
}

/** The upright box around a circle. */
export function boxAround({ latitude, longitude }: Point, radiusKm: number): string {
  const high = radiusKm / KM_A_DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  const [east, west] = [Math.min(longitude + wide, 180), Math.max(longitude - wide, -180)];
  return `_geoBoundingBox([${latitude + high}, ${east}], [${latitude - high}, ${west}])`;
}

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** The negation of conditions that must all be met. */
export const noneOf = (filter: Filter): string =>
  `NOT (${filter.map((condition) => `(${condition})`).join(' AND ')})`;
