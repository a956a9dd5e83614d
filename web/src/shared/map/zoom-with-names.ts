/** Minimum number of visible names needed to recognise an area. */
const LEAST_NAMES = 3;
const FARTHEST = 6;
const STEP = 0.5;

/** The closest level, zooming out from `wanted`, at which enough names are visible. */
export function zoomWithNames(wanted: number, countNames: (zoom: number) => number): number {
  for (let zoom = wanted; zoom > FARTHEST; zoom -= STEP) if (countNames(zoom) >= LEAST_NAMES) return zoom;
  return Math.min(wanted, FARTHEST);
}
