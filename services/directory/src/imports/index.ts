/** What other modules may use of imports. */
export { ImportTraces } from './import-traces.js';
