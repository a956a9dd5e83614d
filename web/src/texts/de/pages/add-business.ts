/** Already German in the default catalogue. */
export { addBusiness } from '../../default/pages/add-business.js';
