import { isLanguage, type Language } from '../texts/catalogues.js';

export const LANGUAGE_KEY = 'gewerk.language';
/** Stored if the visitor chose the language of each address. */
const AS_ADDRESSED = 'as-addressed';

/** Address of a page of this site in another language; null names none. */
export function addressIn(
  language: Language | null,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const parameters = new URLSearchParams(search);
  if (language === null) parameters.delete('lang');
  else parameters.set('lang', language);
  // After two slashes the browser would expect a host name.
  return `${pathname.replace(/^\/+/, '/')}${parameters.size === 0 ? '' : `?${parameters.toString()}`}${hash}`;
}

/** Stores the visitor's choice on this device; null for the language of each address. */
export function rememberLanguage(language: Language | null): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language ?? AS_ADDRESSED);
  } catch {
    // Storage is blocked or full; the address and every link still carry the language.
  }
}

/**
 * Reloads an address without a language in the remembered one. Pages depend on their address alone, so that
 * they can be cached.
 * @param startLanguage the language of addresses without one; null for the default catalogue
 * @returns whether another page is loading, so that this one need not start
 */
export function leadToRememberedLanguage(startLanguage: Language | null): boolean {
  const language = rememberedLanguage();
  if (language === null || language === startLanguage) return false;
  if (new URLSearchParams(location.search).has('lang')) return false;
  const { pathname, search } = location;
  // The link to this address was pressed before that page's scripts could store the choice.
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
