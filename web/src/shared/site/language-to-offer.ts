import { LANGUAGE_KEY } from '../../platform/remembered-language.js';
import { isLanguage, type Language } from '../../texts/catalogues.js';

/** Crawlers: their copies of a page must not contain an offer. */
const ROBOT = /bot|crawl|spider|slurp|lighthouse|headless/i;

/**
 * The available language that the browser prefers, if the page is in another and the visitor has not chosen; null
 * for no offer.
 * @param shown the page's language; null for the default catalogue, which mixes languages
 */
export function languageToOffer(shown: Language | null): Language | null {
  if (navigator.webdriver || ROBOT.test(navigator.userAgent)) return null;
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  if (preferred === undefined || preferred === shown) return null;
  try {
    return localStorage.getItem(LANGUAGE_KEY) === null ? preferred : null;
  } catch {
    // Storage is blocked: an offer that cannot be declined permanently would reappear on every page.
    return null;
  }
}
