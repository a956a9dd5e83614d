export { citySlug, distinctNameSlug, nameSlug } from './business-slugs.js';
export { derivePlaceId, formerPlaceId } from './place-id.js';
export { fold, foldLoose, slugify } from './slugify.js';
