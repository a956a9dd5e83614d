/** Already German in the default catalogue. */
export { blog } from '../../default/pages/blog.js';
