/** Already German in the default catalogue. */
export { toast } from '../default/toast.js';
