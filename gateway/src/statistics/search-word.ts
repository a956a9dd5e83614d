import { SEARCH_WORD } from '@gewerk/contracts/limits';

/** A telephone or customer number, but not a postal code. */
const LONG_NUMBER = /\d[\d\s/.-]{5,}\d/;

/** The text that visitors typed, in its stored form: in lower case, with single spaces. */
export const typedText = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The text if it may be stored; null if it is long, or looks like a personal address or number. */
export function keptWord(typed: string): string | null {
  if (typed === '' || typed.length > SEARCH_WORD.maxLength) return null;
  return typed.includes('@') || LONG_NUMBER.test(typed) ? null : typed;
}
