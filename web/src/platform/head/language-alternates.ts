import { isLanguage, languages } from '../../texts/catalogues.js';
import { localized } from '../app-context.js';
import type { PageHead } from './page-head.js';

/** The value of `hreflang` for the default catalogue, which mixes languages. */
const ANY_LANGUAGE = 'x-default';

export const alternateNames: readonly string[] = [ANY_LANGUAGE, ...Object.keys(languages)];

/** The page in every catalogue, as `hreflang` and path; none for pages kept from search engines. */
export function languageAlternates({
  canonical,
  noindex,
}: Pick<PageHead, 'canonical' | 'noindex'>): readonly (readonly [hreflang: string, path: string])[] {
  if (canonical === null || noindex) return [];
  return alternateNames.map((name) => [name, localized(canonical, isLanguage(name) ? name : null)] as const);
}
