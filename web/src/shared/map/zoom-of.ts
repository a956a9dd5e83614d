/** A pixel of the whole world in 256 pixels. */
const EQUATOR_METRES = 156_543.03;

/** The level of a map, 0 for the whole world in 256 pixels. */
export const zoomOf = (resolution: number): number => Math.log2(EQUATOR_METRES / resolution);
