import { distanceKm } from '@gewerk/gazetteer';

/** Side lengths of the squares of both grids, in degrees. */
const FINE = 0.1;
const COARSE = 0.5;
/** Circles up to this radius are covered by fine squares. */
const FINE_UP_TO_KM = 25;
const KM_A_DEGREE = 111.2;
/** Beyond this latitude, squares are too narrow to cover circles with. */
const FARTHEST_LATITUDE = 80;

interface Point {
  latitude: number;
  longitude: number;
}

/** The keys of the fine and the coarse square that contain a point; empty if the position is unknown. */
export function cellsOf(latitude: number | null, longitude: number | null): string[] {
  if (latitude === null || longitude === null) return [];
  return [FINE, COARSE].map((side) => keyOf(side, rowOf(latitude, side), rowOf(longitude, side)));
}

/**
 * The squares that cover a circle and some area beyond it; null near a pole, where there would be too many. The
 * engine finds all businesses of a square in one look-up, but has to test a radius for one business after another.
 */
export function cellsAround({ latitude, longitude }: Point, radiusKm: number): string[] | null {
  if (Math.abs(latitude) > FARTHEST_LATITUDE) return null;
  const side = radiusKm <= FINE_UP_TO_KM ? FINE : COARSE;
  const high = radiusKm / KM_A_DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  const cells: string[] = [];
  for (let row = rowOf(latitude - high, side); row <= rowOf(latitude + high, side); row += 1) {
    for (let column = rowOf(longitude - wide, side); column <= rowOf(longitude + wide, side); column += 1) {
      const nearest = {
        latitude: clamp(latitude, row * side, (row + 1) * side),
        longitude: clamp(longitude, column * side, (column + 1) * side),
      };
      if (distanceKm({ latitude, longitude }, nearest) <= radiusKm) cells.push(keyOf(side, row, column));
    }
  }
  return cells;
}

export interface Square extends Point {
  isFine: boolean;
  /** Degrees from the square's centre, which is its position, to its edges. */
  reach: number;
}

/** The square for a key from {@link cellsOf}. */
export function squareOf(cell: string): Square {
  const isFine = cell.startsWith('f');
  const side = isFine ? FINE : COARSE;
  const [row = 0, column = 0] = cell.slice(1).split(',').map(Number);
  return { isFine, reach: side / 2, latitude: (row + 0.5) * side, longitude: (column + 0.5) * side };
}

const rowOf = (degrees: number, side: number): number => Math.floor(degrees / side);

const keyOf = (side: number, row: number, column: number): string =>
  `${side === FINE ? 'f' : 'c'}${row},${column}`;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
