import { useApp } from '../app/app-context.js';
import type { CatalogueOf, Language } from './catalogues.js';
import type { about } from './default/pages/about.js';
import type { admin } from './default/pages/admin.js';
import type { addBusiness } from './default/pages/add-business.js';
import type { listingReport } from './default/pages/listing-report.js';
import type { ownListing } from './default/pages/own-listing.js';
import type { contact } from './default/pages/contact.js';
import type { consent } from './default/pages/consent.js';
import type { blog } from './default/pages/blog.js';
import type { cookies } from './default/pages/cookies.js';
import type { help } from './default/pages/help.js';
import type { LegalTexts } from './page-text-types.js';

/**
 * The long texts of single pages. They stand apart from the catalogue, which every page loads: each is fetched with
 * the screen that shows it.
 */
export interface PageTexts {
  readonly 'add-business': CatalogueOf<typeof addBusiness>;
  readonly about: CatalogueOf<typeof about>;
  readonly admin: CatalogueOf<typeof admin>;
  readonly 'listing-report': CatalogueOf<typeof listingReport>;
  readonly 'own-listing': CatalogueOf<typeof ownListing>;
  readonly contact: CatalogueOf<typeof contact>;
  /** The question for consent, which may stand on any page. */
  readonly consent: CatalogueOf<typeof consent>;
  readonly blog: CatalogueOf<typeof blog>;
  readonly cookies: CatalogueOf<typeof cookies>;
  readonly help: CatalogueOf<typeof help>;
  readonly privacy: LegalTexts;
  readonly imprint: LegalTexts;
  readonly terms: LegalTexts;
}

export type TextPage = keyof PageTexts;

/** How each page's texts are loaded. */
export type PageLoaders = { readonly [Page in TextPage]: () => Promise<PageTexts[Page]> };

const defaultLoaders: PageLoaders = {
  'add-business': async () => (await import('./default/pages/add-business.js')).addBusiness,
  contact: async () => (await import('./default/pages/contact.js')).contact,
  'listing-report': async () => (await import('./default/pages/listing-report.js')).listingReport,
  'own-listing': async () => (await import('./default/pages/own-listing.js')).ownListing,
  about: async () => (await import('./default/pages/about.js')).about,
  admin: async () => (await import('./default/pages/admin.js')).admin,
  consent: async () => (await import('./default/pages/consent.js')).consent,
  blog: async () => (await import('./default/pages/blog.js')).blog,
  cookies: async () => (await import('./default/pages/cookies.js')).cookies,
  help: async () => (await import('./default/pages/help.js')).help,
  privacy: async () => (await import('./default/pages/privacy.js')).privacy,
  imprint: async () => (await import('./default/pages/imprint.js')).imprint,
  terms: async () => (await import('./default/pages/terms.js')).terms,
};

/** The pages that have texts of their own. */
export const textPages = Object.keys(defaultLoaders) as TextPage[];

/** The loaders of each catalogue that `?lang=` selects, which come with its other texts. */
const catalogues: Readonly<Record<Language, () => Promise<PageLoaders>>> = {
  de: async () => (await import('./de/index.js')).pageLoaders,
  en: async () => (await import('./en/index.js')).pageLoaders,
  tr: async () => (await import('./tr/index.js')).pageLoaders,
};

/** Where a page's texts stand, as the build's manifest names it. */
export const pageTextsSource = (page: TextPage, language: Language | null): string =>
  `src/texts/${language ?? 'default'}/pages/${page}.ts`;

type Loaded = { -readonly [Page in TextPage]?: PageTexts[Page] };
const loaded = new Map<Language | null, Loaded>();

/** Loads a page's texts, once; `language` as in the address, null for the default catalogue. */
export async function loadPageTexts<Page extends TextPage>(
  page: Page,
  language: Language | null,
): Promise<PageTexts[Page]> {
  const kept: Loaded = loaded.get(language) ?? {};
  loaded.set(language, kept);
  const known = kept[page];
  if (known) return known;
  const loaders = language === null ? defaultLoaders : await catalogues[language]();
  const texts: PageTexts[Page] = await loaders[page]();
  Object.assign(kept, { [page]: texts });
  return texts;
}

/** A page's texts in the selected catalogue. Throws where its screen was shown before {@link loadPageTexts} was done. */
export function usePageTexts<Page extends TextPage>(page: Page): PageTexts[Page] {
  const { language } = useApp();
  const texts = loaded.get(language)?.[page];
  if (!texts) throw new Error(`The texts of the page ${page} are not loaded`);
  return texts;
}
