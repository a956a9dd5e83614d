import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { readHelpAddress } from './help-address.js';
import { helpHead } from './help-head.js';

const OK = 200;

export const prepareHelp: Preparer = async (preparation) => {
  const address = readHelpAddress(preparation);
  const texts = await loadPageTexts('help', preparation.language);
  return { status: OK, head: helpHead(texts, address), dependencies: ['directory'] };
};
