import { isNeedWord, isTradeWord } from '@gewerk/trades';

const MOST_SHORTER = 3;
/** 'und' and initials name nothing. */
const SHORTEST_NAME = 4;

/** Whether a folded word is nothing known, and so perhaps of a name. */
export const isUnknown = (word: string): boolean =>
  word.length >= SHORTEST_NAME && !isTradeWord(word) && !isNeedWord(word);

/** The text without each word that is nothing known, where another such word stays. */
export function withoutOneUnknown(whole: string): { text: string; word: string }[] {
  const words = whole.split(' ');
  return words
    .filter(isUnknown)
    .slice(0, MOST_SHORTER)
    .map((word) => ({ word, others: words.filter((other) => other !== word) }))
    .filter(({ others }) => others.some(isUnknown))
    .map(({ word, others }) => ({ word, text: others.join(' ') }));
}
