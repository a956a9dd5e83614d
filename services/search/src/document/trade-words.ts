import type { IndexableBusiness } from '@gewerk/contracts';
import { foldLoose } from '@gewerk/text';
import { type Trade, tradeByKey } from '@gewerk/trades';

const MAX_WORDS = 60;

const wordsByTrade = new Map<string, readonly string[]>();

/**
 * Search words for a trade in three languages, then the source's own words, each once, since repeated words
 * would affect the ranking.
 */
export function tradeWords(
  business: Pick<IndexableBusiness, 'tradeKey' | 'category' | 'type' | 'subtypes'>,
): string {
  const trade = business.tradeKey === null ? undefined : tradeByKey(business.tradeKey);
  const words = new Set(trade ? wordsOfTrade(trade) : []);
  for (const text of [business.category, business.type, ...business.subtypes]) {
    if (text) for (const word of foldLoose(text).split(' ')) words.add(word);
  }
  return [...words].slice(0, MAX_WORDS).join(' ');
}

function wordsOfTrade(trade: Trade): readonly string[] {
  let words = wordsByTrade.get(trade.key);
  if (!words) {
    words = [trade.label, ...trade.words].flatMap((text) => foldLoose(text).split(' '));
    wordsByTrade.set(trade.key, words);
  }
  return words;
}
