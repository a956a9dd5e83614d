/** Already German in the default catalogue. */
export { searchResults } from '../../default/pages/search-results.js';
