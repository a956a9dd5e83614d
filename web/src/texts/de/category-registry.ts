/** Already German in the default catalogue. */
export { categoryRegistry } from '../default/category-registry.js';
