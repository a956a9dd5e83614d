/** Written by scripts/build-base-map.mjs: what lies below the businesses, and what of it can come later. */
export const baseMapFiles = {
  base: '/assets/base-map-52d06ba7.json',
  details: '/assets/map-details-d56f578f.json',
} as const;
