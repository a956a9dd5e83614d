/** Already German in the default catalogue. */
export { consent } from '../../default/pages/consent.js';
