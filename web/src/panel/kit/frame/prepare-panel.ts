import type { Preparer } from '../../../platform/prepared-page.js';
import { loadPageTexts } from '../../../texts/page-texts.js';
import { sectionAt } from '../navigation/panel-address.js';
import type { PanelSections } from './panel-section.js';
import { panelHead } from './panel-head.js';

const OK = 200;

/** The server renders only the panel's title; everything else is loaded after the login. */
export const preparePanel =
  (sections: PanelSections): Preparer =>
  async ({ language, pathname, search }) => {
    const texts = await loadPageTexts('admin', language);
    const section = sectionAt(sections, { pathname, search: search.toString() });
    return { status: OK, head: panelHead(texts, section), dependencies: [], isPrivate: true };
  };
