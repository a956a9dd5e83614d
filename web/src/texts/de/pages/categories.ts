/** Already German in the default catalogue. */
export { categories } from '../../default/pages/categories.js';
