/** Already German in the default catalogue. */
export { ownListing } from '../../default/pages/own-listing.js';
