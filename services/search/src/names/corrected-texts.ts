import { isTradeWord } from '@gewerk/trades';
import type { LikeWord, NameWords } from './name-words.js';

const MOST_TEXTS = 4;
const EACH_UNKNOWN = 4;
/** A word that some name has may still be another of its sound: 'Maier' for 'Meyer'. */
const EACH_KNOWN = 2;
const LEAST_LIKE_KNOWN = 2;

interface Corrected {
  words: readonly string[];
  cost: number;
}

/** Other texts that a folded one may mean, by the words of names, the likeliest first. Words of trades stay. */
export function correctedTexts(text: string, names: NameWords): string[] {
  let texts: Corrected[] = [{ words: [], cost: 0 }];
  for (const word of text.split(' ')) {
    const options = optionsOf(word, names);
    texts = texts
      .flatMap(({ words, cost }) =>
        options.map((option) => ({ words: [...words, option.word], cost: cost + option.cost })),
      )
      .sort((one, other) => one.cost - other.cost)
      .slice(0, MOST_TEXTS + 1);
  }
  return texts
    .map(({ words }) => words.join(' '))
    .filter((other) => other !== text)
    .slice(0, MOST_TEXTS);
}

/** The word itself where it may be right, then what it may be. */
function optionsOf(word: string, names: NameWords): LikeWord[] {
  const own = { word, cost: 0 };
  if (isTradeWord(word)) return [own];
  if (!names.has(word)) {
    const like = names.like(word, EACH_UNKNOWN);
    return like.length > 0 ? like : [own];
  }
  const alike = names.like(word, EACH_KNOWN).filter(({ cost }) => !Number.isInteger(cost));
  return [own, ...alike.map((other) => ({ ...other, cost: other.cost + LEAST_LIKE_KNOWN }))];
}
