/** Already German in the default catalogue. */
export { cookies } from '../../default/pages/cookies.js';
