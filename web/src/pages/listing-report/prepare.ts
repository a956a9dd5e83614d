import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { listingReportHead } from './listing-report-head.js';

const OK = 200;

/** The listing is unknown to the server, since its id is in the fragment. */
export const prepareListingReport: Preparer = async ({ language }) => ({
  status: OK,
  head: listingReportHead(await loadPageTexts('listing-report', language)),
  dependencies: ['directory'],
});
