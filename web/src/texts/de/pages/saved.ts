/** Already German in the default catalogue. */
export { saved } from '../../default/pages/saved.js';
