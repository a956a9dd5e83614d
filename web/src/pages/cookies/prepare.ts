import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { cookiesHead } from './cookies-head.js';

const OK = 200;

/** The page is the same for everyone; the browser fills in the visitor's choices. */
export const prepareCookies: Preparer = async ({ language }) => ({
  status: OK,
  head: cookiesHead(await loadPageTexts('cookies', language)),
  dependencies: ['directory'],
});
