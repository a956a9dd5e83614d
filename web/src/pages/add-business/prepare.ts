import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { addBusinessHead } from './add-business-head.js';

const OK = 200;

export const prepareAddBusiness: Preparer = async ({ language }) => ({
  status: OK,
  head: addBusinessHead(await loadPageTexts('add-business', language)),
  dependencies: ['directory'],
});
