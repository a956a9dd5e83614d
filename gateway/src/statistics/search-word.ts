import { SEARCH_WORD } from '@gewerk/contracts/limits';

/** Digits of a telephone number or a customer's, not of a postal code. */
const LONG_NUMBER = /\d[\d\s/.-]{5,}\d/;

/** What visitors typed, in the form in which it is kept: in lower case, with single spaces. */
export const typedText = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The text where it may be kept; null for what is long, or looks like an address or a number of someone. */
export function keptWord(typed: string): string | null {
  if (typed === '' || typed.length > SEARCH_WORD.maxLength) return null;
  return typed.includes('@') || LONG_NUMBER.test(typed) ? null : typed;
}
