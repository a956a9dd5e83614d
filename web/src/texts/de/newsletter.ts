/** German already in the default catalogue. */
export { newsletter } from '../default/newsletter.js';
