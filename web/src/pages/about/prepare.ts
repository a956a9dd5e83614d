import type { Preparer } from '../../platform/prepared-page.js';
import { readInto } from '../../platform/page-reads.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { aboutHead } from './about-head.js';
import { readAbout } from './reads.js';

const OK = 200;

export const prepareAbout: Preparer = async (preparation) => {
  const reads = readAbout(preparation, readInto(preparation.queries));
  const [texts] = await Promise.all([loadPageTexts('about', preparation.language), ...Object.values(reads)]);
  return { status: OK, head: aboutHead(texts), dependencies: ['directory'] };
};
