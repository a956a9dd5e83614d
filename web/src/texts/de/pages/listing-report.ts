/** Already German in the default catalogue. */
export { listingReport } from '../../default/pages/listing-report.js';
