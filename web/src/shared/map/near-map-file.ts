/** Written by scripts/build-near-map.mjs: names for close range. */
export const nearMapFile = '/assets/map-near-7f64a845.json';
