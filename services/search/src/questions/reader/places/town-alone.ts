import { isNeedAlone, tradesNamed, tradesSaid } from '@gewerk/trades';
import type { Gazetteer } from '../../../places/place.js';
import { readTrade } from '../trades/read-trade.js';
import { isWordToo } from '../words/said-as-word.js';
import type { Word } from '../words/words.js';
import { wholePlace } from './place-in.js';
import type { PlaceRead } from './read-place.js';

/**
 * The town whose name consists of all the words, if these are neither a trade nor a saying. A single word counts only
 * if the town is well known and the word does not express a need by itself: 'Hof' and 'Halle' may be ordinary words,
 * and so may 'singen' in lower case.
 */
export function townAlone(words: readonly Word[], gazetteer: Gazetteer): PlaceRead | null {
  const folded = words.map((word) => word.folded);
  const whole = folded.join(' ');
  if (tradesNamed(whole).length > 0 || tradesSaid(folded).length > 0) return null;
  const [only] = words;
  const isWord = isNeedAlone(whole) || (isWordToo(whole) && only?.isLower);
  return words.length === 1 && (isWord || !gazetteer.isWellKnown(whole))
    ? null
    : wholePlace(words, gazetteer);
}

/**
 * A town whose name would otherwise be taken for a trade: 'Gütersloh' has nothing to do with goods, and 'Bad
 * Homburg' does not ask for a bathroom in Homburg.
 */
export function townLikeTrade(words: readonly Word[], gazetteer: Gazetteer): PlaceRead | null {
  const town = townAlone(words, gazetteer);
  if (!town) return null;
  const folded = words.map((word) => word.folded);
  const isLike = folded.some((word) => tradesNamed(word).length > 0) || readTrade(folded) !== null;
  return isLike ? town : null;
}
