import { splitAtWithout } from './split-at-without.js';
import { splitOffLanguage } from './split-off-language.js';
import { splitOffNegated } from './split-off-negated.js';
import type { Word } from './words.js';

/**
 * Splits the words into those for what is wanted and those that are put aside: what is not wanted, and what no
 * business states about itself.
 */
export function putAside(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const [positive, negated] = splitOffNegated(words);
  const [wanted, without] = splitAtWithout(positive);
  const [left, language] = splitOffLanguage(wanted);
  return [left, [...negated, ...without, ...language]];
}
