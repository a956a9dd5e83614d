import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { savedHead } from './saved-head.js';

const OK = 200;

/** The server receives neither list: the saved one is on the device, a shared one in the fragment. */
export const prepareSaved: Preparer = async ({ language }) => ({
  status: OK,
  head: savedHead(await loadPageTexts('saved', language)),
  dependencies: ['directory'],
});
