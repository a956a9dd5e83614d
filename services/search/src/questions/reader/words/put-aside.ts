import { splitAtWithout } from './split-at-without.js';
import { splitOffLanguage } from './split-off-language.js';
import type { Word } from './words.js';

/** The words that say what is looked for, and those that say more of it than any business tells. */
export function putAside(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const [wanted, without] = splitAtWithout(words);
  const [left, language] = splitOffLanguage(wanted);
  return [left, [...without, ...language]];
}
