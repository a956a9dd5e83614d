import type { Preparer } from '../../app/server/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { readEndFiguresAddress } from './end-figures-address.js';
import { endFiguresHead } from './own-listing-head.js';

const OK = 200;

export const prepareEndFigures: Preparer = async (preparation) => {
  readEndFiguresAddress(preparation);
  const texts = await loadPageTexts('own-listing', preparation.language);
  return { status: OK, head: endFiguresHead(texts), dependencies: ['directory'] };
};
