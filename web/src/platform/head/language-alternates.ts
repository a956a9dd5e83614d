import { isLanguage, languages, type Language } from '../../texts/catalogues.js';
import { localized, namedLanguage } from '../app-context.js';
import type { PageHead } from './page-head.js';

/**
 * The page for readers of all other languages. If URLs without `lang` mix languages, this is the German page, since
 * most listings are German.
 */
const ANY_LANGUAGE = 'x-default';
const FOR_OTHERS: Language = 'de';

export const alternateNames: readonly string[] = [ANY_LANGUAGE, ...Object.keys(languages)];

/**
 * The page in every catalogue, as `hreflang` and path; empty for pages without a canonical path and for those
 * that search engines must not index.
 */
export function languageAlternates(
  { canonical, noindex }: Pick<PageHead, 'canonical' | 'noindex'>,
  startLanguage: Language | null,
): readonly (readonly [hreflang: string, path: string])[] {
  if (canonical === null || noindex) return [];
  return alternateNames.map((name) => {
    const language = isLanguage(name) ? name : (startLanguage ?? FOR_OTHERS);
    return [name, localized(canonical, namedLanguage(language, startLanguage))] as const;
  });
}
