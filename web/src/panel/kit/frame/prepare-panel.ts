import type { Preparer } from '../../../platform/prepared-page.js';
import { loadPageTexts } from '../../../texts/page-texts.js';
import { type PageTexts } from '../../../texts/catalogue-types.js';
import { panelHead } from './panel-head.js';

const OK = 200;

/** The server renders the panel's title only; the rest is loaded after the login. */
export const preparePanel =
  (titleOf: (texts: PageTexts['admin']) => string): Preparer =>
  async ({ language }) => {
    const texts = await loadPageTexts('admin', language);
    return { status: OK, head: panelHead(texts, titleOf(texts)), dependencies: [], isPrivate: true };
  };
