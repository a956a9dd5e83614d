import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { contactHead } from './contact-head.js';

const OK = 200;

export const prepareContact: Preparer = async ({ language }) => ({
  status: OK,
  head: contactHead(await loadPageTexts('contact', language)),
  dependencies: ['directory'],
});
