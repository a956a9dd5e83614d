/** The public interface of imports for other modules. */
export { ImportTraces } from './import-traces.js';
