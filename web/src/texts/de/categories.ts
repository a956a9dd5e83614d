/** German already in the default catalogue. */
export { categories } from '../default/categories.js';
