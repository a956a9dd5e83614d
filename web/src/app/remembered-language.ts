import { isLanguage, type Language } from '../texts/catalogues.js';

/** Where this device keeps the language that its visitor has chosen. */
const KEY = 'gewerk.language';

/** The address of a page of this site in another language; null for the default catalogue. */
export function addressIn(
  language: Language | null,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const parameters = new URLSearchParams(search);
  if (language === null) parameters.delete('lang');
  else parameters.set('lang', language);
  return `${pathname}${parameters.size === 0 ? '' : `?${parameters.toString()}`}${hash}`;
}

/** Keeps the visitor's choice on this device; null forgets it. */
export function rememberLanguage(language: Language | null): void {
  try {
    if (language === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, language);
  } catch {
    // Storage is closed or full: the address still says the language, and every link keeps it.
  }
}

/**
 * Adds a remembered language to an address that names none, by loading that address in the place of this one. What
 * a page says depends on its address alone, so that anyone may keep a copy of it.
 *
 * @returns Whether another page is on its way, so that this one need not start.
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
    // Storage is closed to this page.
    return null;
  }
}
