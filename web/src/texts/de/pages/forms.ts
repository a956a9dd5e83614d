/** Already German in the default catalogue. */
export { forms } from '../../default/pages/forms.js';
