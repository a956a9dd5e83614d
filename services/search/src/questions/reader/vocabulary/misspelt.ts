import { distance } from 'fastest-levenshtein';
import { times } from './times.js';

/** Shorter words for times are too similar to others: 'heute' and 'leute'. */
const SHORTEST = 6;
/**
 * In words of at least this length a wrong letter is tolerated too; in shorter ones only a missing, extra
 * or swapped letter, since 'Freytag' is a name.
 */
const ANY_EDIT_FROM = 8;

const words = times.words();
const byLength = new Map<number, string[]>();
for (const word of words) {
  if (word.length < SHORTEST) continue;
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
}

/**
 * The word for a time that a folded word misspells, otherwise the word itself: 'sontags' becomes 'sonntags', and
 * 'mitwoch' becomes 'mittwoch'.
 */
export function correctedTime(folded: string): string {
  if (folded.length < SHORTEST - 1 || words.has(folded)) return folded;
  for (const length of [folded.length + 1, folded.length - 1, folded.length]) {
    for (const word of byLength.get(length) ?? []) {
      if (word[0] !== folded[0]) continue;
      const isOne = length === folded.length ? isSubstituted(folded, word) : distance(folded, word) === 1;
      if (isOne) return word;
    }
  }
  return folded;
}

function isSubstituted(folded: string, word: string): boolean {
  if (isSwapped(folded, word)) return true;
  return word.length >= ANY_EDIT_FROM && distance(folded, word) === 1;
}

function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2);
  return at >= 0 && swapped === other;
}
