import { type Trade, type TradeMatch, tradesMatching, tradesNamed, tradesNeeded } from '@gewerk/trades';

export interface TradeRead {
  kind: 'trade' | 'need' | 'guess';
  tradeKeys: readonly string[];
  /** Folded words that say nothing known; none of a trade. */
  unknown: readonly string[];
}

const MAX_WORDS = 8;
const MAX_PHRASE_WORDS = 5;
const MAX_TRADES = 4;

/** Words that name trades and nothing else, else a need, else a guess by similar spelling; null for other words. */
export function readTrade(words: readonly string[]): TradeRead | null {
  if (words.length === 0) return null;
  const named = wholly(words);
  if (named) return { kind: 'trade', tradeKeys: keysOf(named), unknown: [] };
  const needed = tradesNeeded(words);
  if (needed) {
    const { tradeKeys, unknown } = needed;
    const isNeed = unknown.length === 0 || words.length - unknown.length > 1;
    // 'Autowerkstat' is a misspelt trade rather than a need.
    const isMisspelt = words.length === 1 && tradesMatching(words[0] ?? '').some(isInexact);
    return { kind: isNeed && !isMisspelt ? 'need' : 'guess', tradeKeys, unknown };
  }
  const guessed = tradesMatching(words.join(' '));
  const covered = new Set(guessed.flatMap((match) => match.words));
  if (guessed.length === 0 || words.some((word) => !covered.has(word))) return null;
  return { kind: 'guess', tradeKeys: keysOf(guessed.map(({ trade }) => trade)), unknown: [] };
}

const isInexact = ({ kind }: TradeMatch): boolean => kind === 'prefix' || kind === 'typo';

/** The trades named by all words together or by phrases that follow each other. */
function wholly(words: readonly string[]): Trade[] | null {
  if (words.length > MAX_WORDS) return null;
  const found: Trade[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - start);
    let named: readonly Trade[] = [];
    for (; length > 0; length -= 1) {
      named = tradesNamed(words.slice(start, start + length).join(' '));
      if (named.length > 0) break;
    }
    if (named.length === 0) return null;
    found.push(...named);
    start += length;
  }
  return found;
}

/** Narrow trades only, where there are some. */
function keysOf(trades: readonly Trade[]): string[] {
  const narrow = trades.filter(({ general }) => !general);
  return [...new Set((narrow.length > 0 ? narrow : trades).map(({ key }) => key))].slice(0, MAX_TRADES);
}
