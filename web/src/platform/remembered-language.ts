import { isLanguage, type Language } from '../texts/catalogues.js';

export const LANGUAGE_KEY = 'gewerk.language';
/** Stored if the visitor chose to follow the language in each page's URL. */
const AS_ADDRESSED = 'as-addressed';

/** Path of a page of this site in another language; null for a path without `lang`. */
export function addressIn(
  language: Language | null,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const parameters = new URLSearchParams(search);
  if (language === null) parameters.delete('lang');
  else parameters.set('lang', language);
  // The browser would take what follows two slashes for a host name.
  return `${pathname.replace(/^\/+/, '/')}${parameters.size === 0 ? '' : `?${parameters.toString()}`}${hash}`;
}

/** Stores the visitor's choice on this device; null to follow the language in each page's URL. */
export function rememberLanguage(language: Language | null): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language ?? AS_ADDRESSED);
  } catch {
    // Storage is blocked or full; the URL and every link still contain the language.
  }
}

/**
 * If the URL has no `lang`, loads the page in the remembered language. A page depends on its URL alone, so that it can
 * be cached.
 * @param startLanguage the language of URLs without `lang`; null for the default catalogue
 * @returns whether another page is loading, so that this one need not start
 */
export function leadToRememberedLanguage(startLanguage: Language | null): boolean {
  const language = rememberedLanguage();
  if (language === null || language === startLanguage) return false;
  if (new URLSearchParams(location.search).has('lang')) return false;
  const { pathname, search } = location;
  // On the page in the remembered language, the visitor pressed the link to this URL before that page's scripts
  // could store the choice.
  if (document.referrer === location.origin + addressIn(language, { pathname, search, hash: '' })) {
    rememberLanguage(startLanguage);
    return false;
  }
  location.replace(addressIn(language, location));
  return true;
}

function rememberedLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(LANGUAGE_KEY) ?? '';
    return isLanguage(kept) ? kept : null;
  } catch {
    // Storage is blocked.
    return null;
  }
}
