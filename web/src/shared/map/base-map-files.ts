/** Written by scripts/build-base-map.mjs: what lies below the businesses, and what of it can come later. */
export const baseMapFiles = {
  base: '/assets/base-map-1f88679e.json',
  details: '/assets/map-details-b2ac1a53.json',
} as const;
