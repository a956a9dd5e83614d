import { splitAtWithout } from './split-at-without.js';
import { splitOffLanguage } from './split-off-language.js';
import { splitOffNegated } from './split-off-negated.js';
import type { Word } from './words.js';

/** Splits the words into those for what is wanted and those about which no business provides information. */
export function putAside(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const [positive, negated] = splitOffNegated(words);
  const [wanted, without] = splitAtWithout(positive);
  const [left, language] = splitOffLanguage(wanted);
  return [left, [...negated, ...without, ...language]];
}
