/** Already German in the default catalogue. */
export { categoryInCity } from '../../default/pages/category-in-city.js';
