import type { IndexableBusiness } from '@gewerk/contracts';
import { foldLoose } from '@gewerk/text';
import { type Trade, tradeByKey } from '@gewerk/trades';

/** Most words kept: beyond these a source's subtypes say little. */
const MAX_WORDS = 60;

const wordsByTrade = new Map<string, readonly string[]>();

/**
 * The words under which people look for a business's trade, in German, English and Turkish, then those that its
 * source uses; each once, as repeats and order would make one of two equal trades rank higher.
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
