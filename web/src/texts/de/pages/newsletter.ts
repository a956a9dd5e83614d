/** Already German in the default catalogue. */
export { newsletter } from '../../default/pages/newsletter.js';
