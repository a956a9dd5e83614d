import { isGenericWord, isNeedWord, needMisspelt } from '@gewerk/trades';
import type { TradeRead } from '../trades/trade-read.js';

/**
 * The meaning of misspelt words after correction, if they have no certain meaning as typed: 'Wohnung
 * striechen', 'Bettwanzn'. It is only a guess, and names take precedence.
 * @param read the meaning of the words as typed
 */
export function putRight(
  words: readonly string[],
  read: TradeRead | null,
  readNew: (words: readonly string[]) => TradeRead | null,
): TradeRead | null {
  if (read !== null && isCertain(read)) return read;
  const thing = misspeltThing(words, read, readNew);
  if (thing) return thing;
  const right = needMisspelt(words);
  const said = right && readNew(right);
  if (!said || said.kind === 'guess' || said.unknown.length > 0) return read;
  const meant = right.join(' ');
  // 'Augenartzt' is nearly a trade's name; only the corrected word shows which kind is meant.
  if (read?.kind === 'guess' && read.unknown.length === 0 && words.length === 1)
    return said.tradeKeys.includes(read.tradeKeys[0] ?? '') ? { ...read, meant } : read;
  const { tradeKeys, others = [], isSaying } = said;
  return { kind: 'guess', tradeKeys, unknown: [], others, meant, ...(isSaying ? { isSaying } : {}) };
}

/** The meaning of a misspelt word next to words that only say that the thing is broken: 'Heitzung kaputt'. */
function misspeltThing(
  words: readonly string[],
  read: TradeRead | null,
  readNew: (words: readonly string[]) => TradeRead | null,
): TradeRead | null {
  const telling = words.filter((word) => !isGenericWord(word));
  const [only = ''] = telling;
  const isRead = read?.kind === 'need' && !read.unknown.includes(only);
  if (telling.length !== 1 || words.length === 1 || isNeedWord(only) || isRead) return null;
  const thing = readNew(telling);
  return thing?.kind === 'guess' && thing.unknown.length === 0 ? thing : null;
}

/** Whether the meaning is certain: a name, a saying, or a need whose words are all known and certain. */
const isCertain = ({ kind, isSaying, unknown, doubt, beside = [] }: TradeRead): boolean =>
  kind !== 'guess' &&
  (isSaying === true || kind !== 'need' || (unknown.length + beside.length === 0 && doubt === undefined));
