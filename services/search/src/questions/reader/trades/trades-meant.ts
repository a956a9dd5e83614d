import { guessTrades, tradeByKey } from '@gewerk/trades';

export interface TradeMeant {
  key: string;
  /** Its name, by which it can be searched. */
  label: string;
}

const MOST = 3;
/** Minimum number of words; a single word is taken for a name. */
const FEWEST_WORDS = 2;
/** Minimum probabilities at which the likeliest trade, and each alternative, is worth offering. */
const LIKELY = 0.2;
const LIKELY_BESIDE = 0.15;

/** Possible trades for a text in which nothing is known and the model is not sure, most likely first. */
export function tradesMeant(folded: string): TradeMeant[] {
  const words = folded.split(' ');
  const guessed = words.length < FEWEST_WORDS ? [] : guessTrades(words, MOST);
  if ((guessed[0]?.probability ?? 0) < LIKELY) return [];
  return guessed
    .filter(({ probability }) => probability >= LIKELY_BESIDE)
    .map(({ tradeKey }) => tradeMeant(tradeKey));
}

export const tradesOfKeys = (keys: readonly string[]): TradeMeant[] => keys.map(tradeMeant);

function tradeMeant(key: string): TradeMeant {
  return { key, label: tradeByKey(key)?.label ?? key };
}
