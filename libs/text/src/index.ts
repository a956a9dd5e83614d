export { citySlug, distinctNameSlug, nameSlug } from './business-slugs.js';
export { derivePlaceId } from './place-id.js';
export { fold, foldLoose, slugify } from './slugify.js';
