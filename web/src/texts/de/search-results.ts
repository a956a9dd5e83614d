/** Already German in the default catalogue. */
export { searchResults } from '../default/search-results.js';
