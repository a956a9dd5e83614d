import type { PageHead } from '../../../platform/head/page-head.js';
import type { PageTexts } from '../../../texts/catalogue-types.js';
import { isTab, type PanelSection } from './panel-section.js';

/** Not indexed by search engines. */
export const panelHead = (texts: PageTexts['admin'], section: PanelSection): PageHead => ({
  title: isTab(section) ? texts.shell.title : texts[section.id].title,
  description: texts.shell.description,
  brand: 'global',
  canonical: null,
  noindex: true,
  lang: texts.shell.lang,
});
