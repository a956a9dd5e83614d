import type { Preparer } from '../../app/server/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { cookiesHead } from './cookies-head.js';

const OK = 200;

/** The cookie page is the same for everyone; what a visitor has chosen is filled in by their browser. */
export const prepareCookies: Preparer = async ({ language }) => ({
  status: OK,
  head: cookiesHead(await loadPageTexts('cookies', language)),
  dependencies: ['directory'],
});
