import {
  guessTrades,
  type Trade,
  type TradeMatch,
  tradesMatching,
  tradesNamed,
  tradesNeeded,
} from '@gewerk/trades';

export interface TradeRead {
  kind: 'trade' | 'need' | 'guess';
  tradeKeys: readonly string[];
  /** Folded words that say nothing known; none of a trade. */
  unknown: readonly string[];
}

const MAX_WORDS = 8;
const MAX_PHRASE_WORDS = 5;
const MAX_TRADES = 4;
/** Confidence from which the model's trade is added to that of a need, and alone where nothing else is known. */
const SURE_BESIDE = 0.5;
const SURE_ALONE = 0.7;
/** A single unknown word is a name. */
const FEWEST_GUESSED = 2;

/** Words that name trades and nothing else, else a need, else a guess by similar spelling or likeness; null for other words. */
export function readTrade(words: readonly string[]): TradeRead | null {
  if (words.length === 0) return null;
  const named = wholly(words);
  if (named) return { kind: 'trade', tradeKeys: keysOf(named), unknown: [] };
  const needed = tradesNeeded(words);
  if (needed) {
    const { unknown } = needed;
    const tradeKeys = byLikeness(words, needed.tradeKeys);
    const isNeed = unknown.length === 0 || words.length - unknown.length > 1;
    // 'Autowerkstat' is a misspelt trade rather than a need.
    const isMisspelt = words.length === 1 && tradesMatching(words[0] ?? '').some(isInexact);
    return { kind: isNeed && !isMisspelt ? 'need' : 'guess', tradeKeys, unknown };
  }
  const matches = tradesMatching(words.join(' '));
  const covered = new Set(matches.flatMap((match) => match.words));
  if (matches.length > 0 && words.every((word) => covered.has(word)))
    return { kind: 'guess', tradeKeys: keysOf(matches.map(({ trade }) => trade)), unknown: [] };
  const tradeKeys = words.length < FEWEST_GUESSED ? [] : guessed(words, SURE_ALONE);
  return tradeKeys.length === 0 ? null : { kind: 'guess', tradeKeys, unknown: [] };
}

/** The trades of a need and the one that the model is sure of, the likeliest first. */
function byLikeness(words: readonly string[], needed: readonly string[]): string[] {
  const likely = guessTrades(words, Infinity);
  const [first] = likely;
  const isSure = first !== undefined && first.probability >= SURE_BESIDE;
  const rank = new Map(likely.map(({ tradeKey }, at) => [tradeKey, at]));
  const keys = [...new Set([...needed, ...(isSure ? [first.tradeKey] : [])])];
  return keys.sort((one, other) => (rank.get(one) ?? Infinity) - (rank.get(other) ?? Infinity));
}

/** The trade that the model is so sure of, if any. */
function guessed(words: readonly string[], sure: number): string[] {
  const [likeliest] = guessTrades(words, 1);
  return likeliest && likeliest.probability >= sure ? [likeliest.tradeKey] : [];
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
