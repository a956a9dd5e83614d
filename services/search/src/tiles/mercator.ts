const FULL = 2 ** 32;
/** Latitude at which the grid's square world ends. */
const MAX_LATITUDE = 85.051128;

/** A point on the square Web Mercator world: both coordinates run from 0 to 2³² − 1, starting in the north-west. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** Projects degrees. */
export function toWorld(latitude: number, longitude: number): WorldPoint {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180);
  return {
    x: bounded((longitude + 180) / 360),
    y: bounded(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

const bounded = (share: number): number => Math.max(0, Math.min(FULL - 1, Math.floor(share * FULL)));

/** Bits of each coordinate in {@link zCurveKey}. */
export const KEY_BITS = 15;

/** Position on a curve that visits each tile completely before the next: interleaved bits of x and y, 30 in all. */
export function zCurveKey({ x, y }: WorldPoint): number {
  return spread(x >>> (32 - KEY_BITS)) | (spread(y >>> (32 - KEY_BITS)) << 1);
}

/** Moves bit n to position 2 n. */
function spread(bits: number): number {
  let spread = bits & 0x7fff;
  spread = (spread | (spread << 8)) & 0x00ff00ff;
  spread = (spread | (spread << 4)) & 0x0f0f0f0f;
  spread = (spread | (spread << 2)) & 0x33333333;
  return (spread | (spread << 1)) & 0x55555555;
}
