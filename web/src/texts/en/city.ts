/** Already English in the default catalogue. */
export { city } from '../default/city.js';
