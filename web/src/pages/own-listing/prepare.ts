import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { ownListingHead } from '../../shared/listing/own-listing-head.js';

const OK = 200;

/** The listing is unknown to the server, since its id is in the fragment. */
export const prepareOwnListing: Preparer = async ({ language }) => ({
  status: OK,
  head: ownListingHead(await loadPageTexts('own-listing', language)),
  dependencies: ['directory'],
});
