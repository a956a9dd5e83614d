import type { Preparer } from '../../app/server/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { listingReportHead } from './listing-report-head.js';

const OK = 200;

/** The server never hears which listing it is about: that stands in the fragment. */
export const prepareListingReport: Preparer = async ({ language }) => ({
  status: OK,
  head: listingReportHead(await loadPageTexts('listing-report', language)),
  dependencies: ['directory'],
});
