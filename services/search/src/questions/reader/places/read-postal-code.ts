import type { Gazetteer } from '../../../places/place.js';
import { type PlaceRead, withPreposition } from './read-place.js';
import type { Word } from '../words/words.js';

const POSTAL = /^(?:(?:d|de|a|at|ch)-?)?(\d{5}|\d{2,4}\*|\d{2,4}x{1,3})$/i;
/** Digits with a country prefix, which makes them a postal code however many there are: 'D-954', 'A-3500'. */
const MARKED_POSTAL = /^(?:d|de|a|at|ch)-(\d{2,5})$/i;
const POSTAL_MARK = /^(?:plz|postleitzahl|postal|zip|d|a|ch|postcode|kodu)$/;
const FOUR_DIGITS = /^[1-9]\d{3}$/;
const YEAR = /^(?:1[6-9]|20)\d\d$/;
const DIGITS = /^\d{2,5}\*?$/;

/**
 * A postal code: five digits, '9544*', 'PLZ 954', 'D-95444'. {@link readShortCode} reads four digits without a prefix
 * or 'PLZ'.
 */
export function readPostalCode(tokens: readonly string[], words: readonly Word[]): PlaceRead | null {
  for (const [index, word] of words.entries()) {
    const token = (tokens[word.token] ?? '').replace(/[,;.]+$/, '');
    const whole = (POSTAL.exec(token) ?? MARKED_POSTAL.exec(token))?.[1];
    const before = words[index - 1];
    const isMarked = before !== undefined && POSTAL_MARK.test(before.folded);
    const digits = whole ?? (isMarked && DIGITS.test(token) ? token : undefined);
    if (digits === undefined) continue;
    const own = words.filter(({ token: at }) => at === word.token);
    const marks = isMarked
      ? [before, ...(words[index - 2]?.folded === 'postal' ? [words[index - 2]] : [])]
      : [];
    const used = [...marks.filter((mark) => mark !== undefined), ...own];
    return { location: digits.replace(/[*x]+$/i, ''), words: withPreposition(words, used) };
  }
  return null;
}

/** Four digits that are an Austrian or Swiss code rather than a year: 'Tierarzt 8010', 'Wien 1070'. */
export function readShortCode(
  tokens: readonly string[],
  words: readonly Word[],
  { isPostalCode }: Gazetteer,
): PlaceRead | null {
  const code = words.find(({ token }, at) => {
    const digits = (tokens[token] ?? '').replace(/[,;.]+$/, '');
    const beside = [words[at - 1], words[at + 1]].flatMap((word) => word?.folded ?? []);
    return FOUR_DIGITS.test(digits) && !YEAR.test(digits) && isPostalCode?.(digits, beside) === true;
  });
  return code === undefined ? null : { location: code.folded, words: withPreposition(words, [code]) };
}
