import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { legalHead, type LegalPageName } from './legal-head.js';

const OK = 200;

const prepareLegalPage =
  (page: LegalPageName): Preparer =>
  async ({ language }) => ({
    status: OK,
    head: legalHead(page, await loadPageTexts(page, language)),
    dependencies: ['directory'],
  });

export const preparePrivacy = prepareLegalPage('privacy');
export const prepareImprint = prepareLegalPage('imprint');
export const prepareTerms = prepareLegalPage('terms');
