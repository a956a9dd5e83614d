/** German already in the default catalogue. */
export { addBusiness } from '../../default/pages/add-business.js';
