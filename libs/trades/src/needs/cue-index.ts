import { foldLoose } from '@gewerk/text';
import { trades } from '../taxonomy.js';
import { genericWords } from './generic-words.js';
import { needs } from './index.js';
import { makes } from './makes.js';
import { verbStem } from './verb-stem.js';

/** A thing or saying that leads to a trade. */
export interface Cue {
  tradeKey: string;
  words: readonly string[];
}

export interface CueIndex {
  /** Cues by each of their words. */
  byWord: ReadonlyMap<string, readonly Cue[]>;
  /** How strongly a word alone indicates its trades, by trade; the sum is 1. */
  shares: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Words that are a cue by themselves. */
  alone: ReadonlySet<string>;
  /** Trades of the sayings of several words, by their words in alphabetical order. */
  sayings: ReadonlyMap<string, readonly string[]>;
  /** Words of cues by their beginnings. */
  stems: ReadonlyMap<string, string>;
}

const SHORTEST_STEM = 5;
const CUT = 2;
/** Weight of a name in the taxonomy relative to a need. */
const NAME_SHARE = 0.5;

/** The key of a saying with these words, whatever their order. */
export const sayingKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

let index: CueIndex | undefined;

/** Built at the first call, then kept. */
export function cueIndex(): CueIndex {
  index ??= build();
  return index;
}

function build(): CueIndex {
  const byWord = new Map<string, Cue[]>();
  const counts = new Map<string, Map<string, number>>();
  const alone = new Set<string>();
  const sayings = new Map<string, readonly string[]>();
  const add = (tradeKey: string, phrase: string, weight: number): void => {
    // A repeated word, as in 'yemek yemek', counts only once.
    const words = [...new Set(foldLoose(phrase).split(' ').filter(Boolean))];
    const cue = { tradeKey, words };
    if (words.length === 1) alone.add(words[0] ?? '');
    for (const word of words) {
      byWord.set(word, [...(byWord.get(word) ?? []), cue]);
      if (genericWords.has(word) && words.length > 1) continue;
      const own = counts.get(word) ?? new Map<string, number>();
      own.set(tradeKey, (own.get(tradeKey) ?? 0) + weight / words.length);
      counts.set(word, own);
    }
  };
  for (const [tradeKey, { de, en, tr }] of Object.entries(needs)) {
    for (const phrase of [de, en, tr].join(',').split(',')) {
      add(tradeKey, phrase, 1);
      const key = sayingKey(foldLoose(phrase).split(' ').filter(Boolean));
      if (key.includes(' ')) sayings.set(key, [...new Set([...(sayings.get(key) ?? []), tradeKey])]);
    }
  }
  for (const [tradeKey, list] of Object.entries(makes))
    for (const make of list.split(',')) add(tradeKey, make, 1);
  for (const { key, aliases, general } of trades) {
    if (!general) for (const alias of aliases) add(key, alias, NAME_SHARE);
  }
  return { byWord, shares: sharesOf(counts), alone, sayings, stems: stemsOf(byWord.keys()) };
}

function sharesOf(
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Map<string, Map<string, number>> {
  const shares = new Map<string, Map<string, number>>();
  for (const [word, own] of counts) {
    const sum = [...own.values()].reduce((total, count) => total + count, 0);
    shares.set(word, new Map([...own].map(([key, count]) => [key, count / sum])));
  }
  return shares;
}

/** Finds 'verstopft' by 'verstopf' and 'verstop'; of the words with the same stem, the shortest wins. */
function stemsOf(words: Iterable<string>): Map<string, string> {
  const stems = new Map<string, string>();
  for (const word of [...words].sort((one, other) => one.length - other.length)) {
    for (let cut = 0; cut <= CUT; cut += 1) {
      const stem = word.slice(0, word.length - cut);
      if (cut > 0 && stem.length < SHORTEST_STEM) break;
      if (!stems.has(stem)) stems.set(stem, word);
    }
    const stem = verbStem(word);
    if (stem !== null && !stems.has(stem)) stems.set(stem, word);
  }
  return stems;
}
