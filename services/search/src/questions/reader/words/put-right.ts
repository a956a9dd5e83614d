import { needMisspelt } from '@gewerk/trades';
import type { TradeRead } from '../trades/trade-read.js';

/**
 * What misspelt words say put right, where they say nothing certain as they are: 'Wohnung striechen', 'Bettwanzn'. A guess:
 * names go first.
 * @param read what the words say as they are
 */
export function putRight(
  words: readonly string[],
  read: TradeRead | null,
  readNew: (words: readonly string[]) => TradeRead | null,
): TradeRead | null {
  if (read !== null && isCertain(read)) return read;
  const right = needMisspelt(words);
  const said = right && readNew(right);
  if (!said || said.kind === 'guess' || said.unknown.length > 0) return read;
  const meant = right.join(' ');
  // 'Augenartzt' is nearly a trade's name: only the corrected word shows which.
  if (read?.kind === 'guess' && read.unknown.length === 0 && words.length === 1)
    return said.tradeKeys.includes(read.tradeKeys[0] ?? '') ? { ...read, meant } : read;
  const { tradeKeys, others = [], isSaying } = said;
  return { kind: 'guess', tradeKeys, unknown: [], others, meant, ...(isSaying ? { isSaying } : {}) };
}

/** A name, a saying, or a need of which every word is known and nothing is doubted. */
const isCertain = ({ kind, isSaying, unknown, doubt, beside = [] }: TradeRead): boolean =>
  kind !== 'guess' &&
  (isSaying === true || kind !== 'need' || (unknown.length + beside.length === 0 && doubt === undefined));
