import type { Preparer } from '../../app/server/prepared-page.js';
import { loadPageTexts, type PageTexts } from '../../texts/page-texts.js';
import { panelHead } from './panel-head.js';

const OK = 200;

/** The owner's screens: the server knows nothing but their title, the rest comes after the gate. */
export const preparePanel =
  (titleOf: (texts: PageTexts['admin']) => string): Preparer =>
  async ({ language }) => {
    const texts = await loadPageTexts('admin', language);
    return { status: OK, head: panelHead(texts, titleOf(texts)), dependencies: [], isPrivate: true };
  };
