import { LANGUAGE_KEY } from '../../platform/remembered-language.js';
import { isLanguage, type Language } from '../../texts/catalogues.js';

/** Matches crawlers, whose copies of a page must not contain an offer. */
const ROBOT = /bot|crawl|spider|slurp|lighthouse|headless/i;

/**
 * The available language that the browser prefers, if the page is in another language and the visitor has not
 * chosen one; null for no offer.
 * @param shown the page's language; null for the default catalogue, which mixes languages
 */
export function languageToOffer(shown: Language | null): Language | null {
  if (navigator.webdriver || ROBOT.test(navigator.userAgent)) return null;
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  if (preferred === undefined || preferred === shown) return null;
  try {
    return localStorage.getItem(LANGUAGE_KEY) === null ? preferred : null;
  } catch {
    // Storage is blocked: without it an offer cannot be declined permanently, and would reappear on every page.
    return null;
  }
}
