/** Already German in the default catalogue. */
export { lists } from '../../default/pages/lists.js';
