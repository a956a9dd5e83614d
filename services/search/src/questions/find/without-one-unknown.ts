import { isNeedWord, isTradeWord } from '@gewerk/trades';

const MOST_SHORTER = 3;
/** Minimum length of a word that may be a name, which excludes 'und' and initials. */
const SHORTEST_NAME = 4;

/** Whether a folded word is unknown and so may be part of a name. */
export const isUnknown = (word: string): boolean =>
  word.length >= SHORTEST_NAME && !isTradeWord(word) && !isNeedWord(word);

/** The text without each of its unknown words in turn, if another unknown word remains. */
export function withoutOneUnknown(whole: string): { text: string; word: string }[] {
  const words = whole.split(' ');
  return words
    .filter(isUnknown)
    .slice(0, MOST_SHORTER)
    .map((word) => ({ word, others: words.filter((other) => other !== word) }))
    .filter(({ others }) => others.some(isUnknown))
    .map(({ word, others }) => ({ word, text: others.join(' ') }));
}
