import { isNeedAlone, tradesNamed } from '@gewerk/trades';
import { withoutFillers } from './without-fillers.js';
import { joined, type Word } from './words.js';

/** Numbers of words of a trade's name, the longest first. */
const LENGTHS = [2, 1];
const NOT = new Set(['nicht', 'kein', 'keine', 'keinen']);
const ARTICLES = new Set(['a', 'an', 'the', 'ein', 'eine', 'einen']);

/**
 * 'Chiropodist, not chiropractor', 'diş değil iç hastalıkları' and 'nicht Friseur, sondern Barbier' name a trade that
 * is not wanted. Splits it and its negation off, unless nothing else is said.
 */
export function splitOffNegated(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const negated = [...words.keys()].map((at) => negatedAt(words, at)).find((found) => found.length > 0) ?? [];
  const left = words.filter((word) => !negated.includes(word));
  return negated.length > 0 && withoutFillers(left).length > 0 ? [left, negated] : [words, []];
}

/** The negation at this word and the trade that it excludes; empty if it is none. */
function negatedAt(words: readonly Word[], at: number): readonly Word[] {
  const negation = words[at]?.folded;
  if (negation === 'degil') {
    const count = LENGTHS.find((length) => length <= at && isTrade(words.slice(at - length, at)));
    return count === undefined ? [] : words.slice(at - count, at + 1);
  }
  // 'Nicht' and 'kein' mostly say what is missing: 'keine Heizung'.
  const isContrast = NOT.has(negation ?? '') && words.slice(at).some(({ folded }) => folded === 'sondern');
  if (negation !== 'not' && !isContrast) return [];
  const from = ARTICLES.has(words[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  const count = LENGTHS.find((length) => isTrade(words.slice(from, from + length)));
  return count === undefined ? [] : words.slice(at, from + count);
}

const isTrade = (words: readonly Word[]): boolean =>
  words.length > 0 && (tradesNamed(joined(words)).length > 0 || isNeedAlone(joined(words)));
