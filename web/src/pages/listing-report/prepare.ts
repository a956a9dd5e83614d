import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { listingReportHead } from './listing-report-head.js';

const OK = 200;

/** The server does not know the listing: its id is in the fragment. */
export const prepareListingReport: Preparer = async ({ language }) => ({
  status: OK,
  head: listingReportHead(await loadPageTexts('listing-report', language)),
  dependencies: ['directory'],
});
