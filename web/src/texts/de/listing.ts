/** German already in the default catalogue. */
export { listing } from '../default/listing.js';
