/** Already Turkish in the default catalogue. */
export { notFound } from '../default/not-found.js';
