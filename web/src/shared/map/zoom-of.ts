/** Metres per pixel at the equator when the whole world is 256 pixels wide. */
const EQUATOR_METRES = 156_543.03;

/** The zoom level of a map; at level 0 the whole world is 256 pixels wide. */
export const zoomOf = (resolution: number): number => Math.log2(EQUATOR_METRES / resolution);
