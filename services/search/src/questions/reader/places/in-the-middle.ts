import { isRoom, tradesNamed } from '@gewerk/trades';
import type { Gazetteer } from '../../../places/place.js';
import { readTrade } from '../trades/read-trade.js';
import { fillers } from '../vocabulary/fillers.js';
import { isMonth, isWordToo } from '../words/said-as-word.js';
import { withoutFillers } from '../words/without-fillers.js';
import { isThing } from '../words/without-phrases.js';
import { foldedOf, joined, type Word } from '../words/words.js';
import type { PlaceRead } from './read-place.js';

const MAX_WORDS = 4;
const SHORTEST = 4;

/**
 * A place between words that together describe a need or name a trade: 'costume hire Mainz carnival', 'Kosmetikerin
 * Lustenau Akne'. A little-known place only counts if every other word is understood.
 */
export function readInTheMiddle(words: readonly Word[], gazetteer: Gazetteer): PlaceRead | null {
  for (let count = Math.min(MAX_WORDS, words.length - 2); count > 0; count -= 1)
    for (let start = 1; start + count < words.length; start += 1) {
      const name = words.slice(start, start + count);
      if (mayBePlace(name, gazetteer) && isAmidNeed(words, name, gazetteer))
        return { location: joined(name), words: name };
    }
  return null;
}

function mayBePlace(name: readonly Word[], gazetteer: Gazetteer): boolean {
  const folded = joined(name);
  if (folded.length < SHORTEST || !gazetteer.isPlace(folded)) return false;
  const isWord = isRoom(folded) || isMonth(folded) || isWordToo(folded) || fillers.has(folded);
  return !isWord && !name.some((word) => isThing(word.folded));
}

function isAmidNeed(words: readonly Word[], name: readonly Word[], gazetteer: Gazetteer): boolean {
  const others = foldedOf(withoutFillers(words.filter((word) => !name.includes(word))));
  const read = readTrade(others);
  if (read === null || read.tradeKeys.length === 0) return false;
  if (gazetteer.isWellKnown(joined(name))) return true;
  const isUnderstood = read.kind === 'need' && read.unknown.length === 0;
  return isUnderstood || tradesNamed(others.join(' ')).length > 0;
}
