/** Fewer names say nothing of where one is. */
const LEAST_NAMES = 3;
const FARTHEST = 6;
const STEP = 0.5;

/** The nearest level, from `wanted` outwards, on which enough names are seen. */
export function zoomWithNames(wanted: number, countNames: (zoom: number) => number): number {
  for (let zoom = wanted; zoom > FARTHEST; zoom -= STEP) if (countNames(zoom) >= LEAST_NAMES) return zoom;
  return Math.min(wanted, FARTHEST);
}
