/** Written by scripts/build-base-map.mjs: the base map, and parts of it that can load later. */
export const baseMapFiles = {
  base: '/assets/base-map-1f88679e.json',
  details: '/assets/map-details-b2ac1a53.json',
} as const;
