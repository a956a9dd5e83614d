import { loadedPageTexts } from '../texts/page-texts.js';
import { type PageTexts, type TextPage } from '../texts/catalogue-types.js';
import { useApp } from './app-context.js';

/** A page's texts in the selected catalogue. Throws if they have not been loaded. */
export function usePageTexts<Page extends TextPage>(page: Page): PageTexts[Page] {
  const texts = loadedPageTexts(page, useApp().language);
  if (!texts) throw new Error(`The texts of the page ${page} are not loaded`);
  return texts;
}
