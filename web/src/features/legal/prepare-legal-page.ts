import type { Preparer } from '../../app/server/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { legalHead, type LegalPageName } from './legal-head.js';

const OK = 200;

/** A legal page needs nothing but its text. */
export const prepareLegalPage =
  (page: LegalPageName): Preparer =>
  async ({ language }) => ({
    status: OK,
    head: legalHead(page, await loadPageTexts(page, language)),
    dependencies: ['directory'],
  });
