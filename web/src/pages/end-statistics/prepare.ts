import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { readEndFiguresAddress } from './end-statistics-address.js';
import { endStatisticsHead } from '../../shared/listing/own-listing-head.js';

const OK = 200;

export const prepareEndStatistics: Preparer = async (preparation) => {
  readEndFiguresAddress(preparation);
  const texts = await loadPageTexts('own-listing', preparation.language);
  return { status: OK, head: endStatisticsHead(texts), dependencies: ['directory'] };
};
