import type { SiteLanguage } from '@gewerk/contracts';
import { defaultTexts } from './default/index.js';
import type { PageLoaders, Texts } from './catalogue-types.js';

interface Catalogue {
  readonly texts: Texts;
  readonly pageLoaders: PageLoaders;
}

/** The languages that have a catalogue, with their own names. */
export const languages = { de: 'Deutsch', en: 'English', tr: 'Türkçe' } as const satisfies Readonly<
  Record<SiteLanguage, string>
>;
export type Language = SiteLanguage;

export const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/**
 * Catalogues that `?lang=` selects, each loaded when it is first used. The default catalogue has no name in the
 * URL.
 */
export const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  de: () => import('./de/index.js'),
  en: () => import('./en/index.js'),
  tr: () => import('./tr/index.js'),
};

/** The catalogue that `?lang=` selects, or null for the default one. */
export function catalogueName(search: URLSearchParams): Language | null {
  const asked = search.get('lang');
  return asked !== null && isLanguage(asked) ? asked : null;
}

/** The source file of a catalogue, as named in the build's manifest. */
export const catalogueSource = (name: Language): string => `src/texts/${name}/index.ts`;

/** The texts of a catalogue; null for the default catalogue. */
export async function loadTexts(name: Language | null): Promise<Texts> {
  return name === null ? defaultTexts : (await catalogues[name]()).texts;
}
