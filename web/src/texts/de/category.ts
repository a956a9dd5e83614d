/** Already German in the default catalogue. */
export { category } from '../default/category.js';
