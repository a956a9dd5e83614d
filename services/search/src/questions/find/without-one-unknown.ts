import { isNeedWord, isTradeWord } from '@gewerk/trades';

const MOST_SHORTER = 3;
/** 'und' and initials name nothing. */
const SHORTEST_NAME = 4;

/** The text without each word that is nothing known, where another such word stays. */
export function withoutOneUnknown(whole: string): { text: string; word: string }[] {
  const words = whole.split(' ');
  const isKnown = (word: string) => word.length < SHORTEST_NAME || isTradeWord(word) || isNeedWord(word);
  return words
    .filter((word) => !isKnown(word))
    .slice(0, MOST_SHORTER)
    .map((word) => ({ word, others: words.filter((other) => other !== word) }))
    .filter(({ others }) => !others.every(isKnown))
    .map(({ word, others }) => ({ word, text: others.join(' ') }));
}
