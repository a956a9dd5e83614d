/** Metres per pixel at the equator when the whole world is 256 pixels wide. */
const EQUATOR_METRES = 156_543.03;

/** The zoom level of a map: 0 if the whole world is 256 pixels wide. */
export const zoomOf = (resolution: number): number => Math.log2(EQUATOR_METRES / resolution);
