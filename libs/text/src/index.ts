export { begunBy } from './begun-by.js';
export { citySlug, distinctNameSlug, nameSlug } from './business-slugs.js';
export { letterMask, mayBeWithin } from './letter-mask.js';
export { derivePlaceId, formerPlaceId } from './place-id.js';
export { fold, foldLoose, slugify } from './slugify.js';
export { plainFileName } from './plain-file-name.js';
export { remembered } from './remembered.js';
export { hash32 } from './hash32.js';
export { soundOf } from './sound-of.js';
