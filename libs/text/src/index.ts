export {
  businessSlugs,
  citySlug,
  distinctNameSlug,
  MAX_CITY_SLUG_LENGTH,
  MAX_NAME_SLUG_LENGTH,
  nameSlug,
  truncateSlug,
} from './business-slugs.js';
export { derivePlaceId, shortSuffix } from './place-id.js';
export { isReservedSegment, reservedSegments } from './reserved-segments.js';
export { collapseUmlauts, fold, foldLoose, slugify } from './slugify.js';
