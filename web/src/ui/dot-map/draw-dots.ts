import type { CityListItem } from '@gewerk/contracts/bus';

/** Dots of one size, as the data of an SVG path: zero-length strokes with round ends. */
export interface DotLayer {
  readonly width: number;
  readonly path: string;
}

/** Size of the map in its own coordinates; one unit is about 2 km. */
export const mapSize = { width: 300, height: 406 } as const;

const bounds = { west: 5.87, east: 15.04, south: 47.27, north: 55.06 } as const;
const margin = 4;
/** Maximum number of dots, which keeps the drawing below 15 KB. */
const MAX_DOTS = 1_200;
/**
 * Diameters of the dots. Each applies to cities whose number of businesses is at least the given fraction of the
 * largest city's.
 */
const sizes = [
  { share: 0.25, width: 9 },
  { share: 0.06, width: 6 },
  { share: 0.015, width: 4.2 },
  { share: 0, width: 2.8 },
] as const;

type Place = Pick<CityListItem, 'latitude' | 'longitude' | 'countryCode'>;

/**
 * Position of a place on the map, in whole units; null if the place is not in Germany or its coordinates are
 * unknown.
 */
export function positionOf({ latitude, longitude, countryCode }: Place): { x: number; y: number } | null {
  if (countryCode !== 'DE' || latitude === null || longitude === null) return null;
  const across = (longitude - bounds.west) / (bounds.east - bounds.west);
  const down = (bounds.north - latitude) / (bounds.north - bounds.south);
  if (across < 0 || across > 1 || down < 0 || down > 1) return null;
  return {
    x: Math.round(margin + across * (mapSize.width - 2 * margin)),
    y: Math.round(margin + down * (mapSize.height - 2 * margin)),
  };
}

/**
 * Draws a dot for each German city, sized by its number of businesses; if there are too many cities, only for the
 * largest ones.
 */
export function drawDots(cities: readonly CityListItem[]): DotLayer[] {
  const byCount = cities.toSorted((a, b) => b.businessCount - a.businessCount);
  const largest = byCount.find((city) => positionOf(city) !== null)?.businessCount ?? 0;
  const taken = new Set<string>();
  const paths = sizes.map(({ width }) => ({ width, path: '' }));
  for (const city of byCount) {
    const position = positionOf(city);
    if (!position || taken.size >= MAX_DOTS) continue;
    const point = `${position.x} ${position.y}`;
    if (taken.has(point)) continue;
    taken.add(point);
    const layer = paths[sizes.findIndex(({ share }) => city.businessCount >= share * largest)];
    if (layer) layer.path += `M${point}h0`;
  }
  return paths.filter(({ path }) => path !== '');
}
