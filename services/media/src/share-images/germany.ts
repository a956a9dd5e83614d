import type { CityListItem } from '@gewerk/contracts/bus';
import type { Spot } from './card.js';

/** The size of the map, in pixels of the share image. */
export const MAP = { width: 420, height: 568 } as const;

const WEST = 5.87;
const EAST = 15.04;
const SOUTH = 47.27;
const NORTH = 55.06;
const MARGIN = 8;
const MOST_DOTS = 2_000;
const SMALLEST = 1.6;
const LARGEST = 7.5;

/** Position on the map in pixels, one decimal; null outside the map. */
export function spotOnMap({ latitude, longitude }: Spot): { x: number; y: number } | null {
  const across = (longitude - WEST) / (EAST - WEST);
  const down = (NORTH - latitude) / (NORTH - SOUTH);
  if (!(across >= 0 && across <= 1 && down >= 0 && down <= 1)) return null;
  const tenths = (share: number, size: number) =>
    Math.round((MARGIN + share * (size - 2 * MARGIN)) * 10) / 10;
  return { x: tenths(across, MAP.width), y: tenths(down, MAP.height) };
}

/** SVG circles, one per city; their area depends on the number of businesses. */
export function germanDots(cities: readonly CityListItem[]): string {
  const german = cities.filter(({ countryCode }) => countryCode === 'DE').slice(0, MOST_DOTS);
  const most = Math.max(1, ...german.map(({ businessCount }) => businessCount));
  const circles = german.map(({ latitude, longitude, businessCount }) => {
    const spot = latitude === null || longitude === null ? null : spotOnMap({ latitude, longitude });
    if (!spot) return '';
    const radius = SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(businessCount / most);
    return `<circle cx="${spot.x}" cy="${spot.y}" r="${radius.toFixed(1)}"/>`;
  });
  return circles.join('');
}
