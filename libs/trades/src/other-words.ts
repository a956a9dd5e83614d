import { readFileSync } from 'node:fs';

/**
 * How a word may be interpreted: as a misspelt or unfinished name of a trade, or as a form or a misspelling
 * of a word for a need.
 */
type TakenFor = 'names' | 'needs' | 'misspelt';

const words = new Map<TakenFor, ReadonlySet<string>>();

function wordsOf(taken: TakenFor): ReadonlySet<string> {
  let list = words.get(taken);
  if (!list) {
    const file = new URL(`../data/other-words/${taken}.txt`, import.meta.url);
    words.set(taken, (list = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))));
  }
  return list;
}

/**
 * Whether a folded word is a word of German, English or Turkish, not a misspelt name: 'Tatsachen' are not 'Taschen'.
 */
export const isNoName = (folded: string): boolean => wordsOf('names').has(folded);

/**
 * Whether a folded word only looks like a form of another: 'ausführen' is not a form of 'Uhren', nor
 * 'beschimpfen' of 'impfen'.
 */
export const isNoForm = (folded: string): boolean => wordsOf('needs').has(folded);

/** Whether a folded word is a real word that is close to a word of a need: 'Riese' is not a misspelt 'Reise'. */
export const isNoMisspelling = (folded: string): boolean =>
  wordsOf('misspelt').has(folded) || isNoName(folded) || isNoForm(folded);
