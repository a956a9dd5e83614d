import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { ownListingHead } from '../../shared/listing/own-listing-head.js';

const OK = 200;

/** The server cannot see which listing it is: that is in the fragment. */
export const prepareOwnListing: Preparer = async ({ language }) => ({
  status: OK,
  head: ownListingHead(await loadPageTexts('own-listing', language)),
  dependencies: ['directory'],
});
