import type { Preparer } from '../../app/server/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { addBusinessHead } from './add-business-head.js';

const OK = 200;

/** The wizard needs no data. */
export const prepareAddBusiness: Preparer = async ({ language }) => ({
  status: OK,
  head: addBusinessHead(await loadPageTexts('add-business', language)),
  dependencies: ['directory'],
});
