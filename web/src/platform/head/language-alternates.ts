import { isLanguage, languages, type Language } from '../../texts/catalogues.js';
import { localized } from '../app-context.js';
import type { PageHead } from './page-head.js';

/** For readers of other languages: German, since most that is listed is German. The default catalogue mixes languages. */
const ANY_LANGUAGE = 'x-default';
const FOR_OTHERS: Language = 'de';

export const alternateNames: readonly string[] = [ANY_LANGUAGE, ...Object.keys(languages)];

/** The page in every catalogue, as `hreflang` and path; none for pages kept from search engines. */
export function languageAlternates({
  canonical,
  noindex,
}: Pick<PageHead, 'canonical' | 'noindex'>): readonly (readonly [hreflang: string, path: string])[] {
  if (canonical === null || noindex) return [];
  return alternateNames.map(
    (name) => [name, localized(canonical, isLanguage(name) ? name : FOR_OTHERS)] as const,
  );
}
