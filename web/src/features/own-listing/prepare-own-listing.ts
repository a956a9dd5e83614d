import type { Preparer } from '../../app/server/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { ownListingHead } from './own-listing-head.js';

const OK = 200;

/** The server never hears which listing it is about: that stands in the fragment. */
export const prepareOwnListing: Preparer = async ({ language }) => ({
  status: OK,
  head: ownListingHead(await loadPageTexts('own-listing', language)),
  dependencies: ['directory'],
});
