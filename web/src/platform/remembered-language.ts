import { isLanguage, type Language } from '../texts/catalogues.js';

const KEY = 'gewerk.language';

/** Address of a page of this site in another language; null for the default catalogue. */
export function addressIn(
  language: Language | null,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const parameters = new URLSearchParams(search);
  if (language === null) parameters.delete('lang');
  else parameters.set('lang', language);
  // Two slashes would begin the name of another host.
  return `${pathname.replace(/^\/+/, '/')}${parameters.size === 0 ? '' : `?${parameters.toString()}`}${hash}`;
}

/** Stores the visitor's choice on this device; null forgets it. */
export function rememberLanguage(language: Language | null): void {
  try {
    if (language === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, language);
  } catch {
    // Storage is blocked or full; the address and every link still carry the language.
  }
}

/**
 * Reloads an address that names no language in the remembered one. A page depends on its address alone, so that it can
 * be cached.
 *
 * @returns Whether another page is loading, so that this one need not start.
 */
export function leadToRememberedLanguage(): boolean {
  const language = rememberedLanguage();
  if (language === null || new URLSearchParams(location.search).has('lang')) return false;
  location.replace(addressIn(language, location));
  return true;
}

function rememberedLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return isLanguage(kept) ? kept : null;
  } catch {
    // Storage is blocked.
    return null;
  }
}
