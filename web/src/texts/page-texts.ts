import { catalogues, type Language } from './catalogues.js';
import { pageLoaders as defaultLoaders } from './default/pages/index.js';
import type { PageTexts, TextPage } from './catalogue-types.js';

/** The pages that have separate texts. */
export const textPages = Object.keys(defaultLoaders) as TextPage[];

/** The source file of a page's texts, as named in the build's manifest. */
export const pageTextsSource = (page: TextPage, language: Language | null): string =>
  `src/texts/${language ?? 'default'}/pages/${page}.ts`;

type Loaded = { -readonly [Page in TextPage]?: PageTexts[Page] };
const loaded = new Map<Language | null, Loaded>();

/** Loads the texts of a page, but only once; `language` is that in the URL, or null for the default catalogue. */
export async function loadPageTexts<Page extends TextPage>(
  page: Page,
  language: Language | null,
): Promise<PageTexts[Page]> {
  const kept: Loaded = loaded.get(language) ?? {};
  loaded.set(language, kept);
  const known = kept[page];
  if (known) return known;
  const loaders = language === null ? defaultLoaders : (await catalogues[language]()).pageLoaders;
  const texts: PageTexts[Page] = await loaders[page]();
  Object.assign(kept, { [page]: texts });
  return texts;
}

/** A page's texts if {@link loadPageTexts} has loaded them. */
export const loadedPageTexts = <Page extends TextPage>(
  page: Page,
  language: Language | null,
): PageTexts[Page] | undefined => loaded.get(language)?.[page];
