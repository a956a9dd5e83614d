import { begunBy, foldLoose, remembered, soundOf } from '@gewerk/text';
import { distance } from 'fastest-levenshtein';
import { nameKeys, tradesOfCompound, tradesOfInflected, tradesOfKey } from './name-index.js';
import { type NearWord, NearWords } from './near-words.js';
import { isNoName } from './other-words.js';
import type { Trade } from './trade.js';

/** How a part of a search text names a trade. */
export type TradeMatchKind = 'exact' | 'prefix' | 'compound' | 'typo';

export interface TradeMatch {
  trade: Trade;
  kind: TradeMatchKind;
  /** The words of the query that name it, folded, in their original order. */
  words: readonly string[];
}

const MAX_QUERY_WORDS = 10;
const MAX_PHRASE_WORDS = 4;
const SHORTEST_PREFIX = 5;
const SHORTEST_WITH_TYPO = 5;
const SHORTEST_MISSPELT = 6;
const SHORTEST_WITH_TWO_TYPOS = 9;
const SHORTEST_EXACT = 2;

/** A misspelt word keeps its first or its last letter. */
const nearKeys = new NearWords(nameKeys);
const sortedKeys = [...nameKeys].sort();

/**
 * The trades that a search text names, in German, English or Turkish, typos allowed: 'Autowerkstat' and 'oto
 * tamir' both name the car workshop. Words that name no trade ('Müller') are left out; a word is used once,
 * for the longest phrase that it is part of. A typo match is a guess (surnames resemble trades): use it for
 * ranking, never for filtering.
 */
export function tradesMatching(queryText: string): TradeMatch[] {
  const words = foldLoose(queryText).split(' ').filter(Boolean).slice(0, MAX_QUERY_WORDS);
  const matches: TradeMatch[] = [];
  for (let start = 0; start < words.length;) {
    const found = matchFrom(words, start);
    matches.push(...found);
    start += found[0]?.words.length ?? 1;
  }
  return withoutRepeats(matches);
}

/** The matches of the longest phrase that starts at a word. */
function matchFrom(words: readonly string[], start: number): TradeMatch[] {
  const longest = Math.min(MAX_PHRASE_WORDS, words.length - start);
  for (const read of [exactly, approximately]) {
    for (let length = longest; length > 0; length -= 1) {
      const phrase = words.slice(start, start + length);
      const isLast = start + length === words.length;
      const { trades, kind } = read(phrase.join(''), { isLast, isOneWord: length === 1 });
      if (trades.length > 0) return trades.map((trade) => ({ trade, kind, words: phrase }));
    }
  }
  return [];
}

interface PhrasePlace {
  /** Whether it is at the end of the query, where a word may still be unfinished. */
  isLast: boolean;
  isOneWord: boolean;
}

interface Reading {
  trades: readonly Trade[];
  kind: TradeMatchKind;
}

const NOTHING: Reading = { trades: [], kind: 'exact' };

/** Minimum length at which several words that together nearly spell a name count as that name. */
const SHORTEST_JOINED = 9;

/** The trades whose name differs by one letter from some folded words together: 'kfz wekstatt'. */
export function tradesMisspelt(words: readonly string[]): readonly Trade[] {
  const key = words.join('');
  return words.length < 2 || key.length < SHORTEST_JOINED ? [] : tradesOfTypo(key, 1);
}

/** How many texts are cached: sheets repeat their values. */
const MOST_REMEMBERED = 5_000;

/** The trade whose whole name differs from a text by one letter or two swapped ones: 'Friseru'. */
export const tradeMisspelt = (text: string): Trade | undefined =>
  misspelt(foldLoose(text).replaceAll(' ', ''));

const misspelt = remembered(MOST_REMEMBERED, (key): Trade | undefined => {
  // 'Ofenbau' is what an 'Ofenbauer' does, not a misspelt name.
  const isName =
    key.length < SHORTEST_MISSPELT ||
    isNoName(key) ||
    [key, foldLoose(`${key}er`)].some((name) => tradesOfInflected(name).length > 0);
  return isName ? undefined : tradesOfTypo(key, 1)[0];
});

const exactly = (key: string): Reading =>
  key.length < SHORTEST_EXACT ? NOTHING : { trades: tradesOfInflected(key), kind: 'exact' };

function approximately(key: string, { isLast, isOneWord }: PhrasePlace): Reading {
  if (isLast && key.length >= SHORTEST_PREFIX) {
    const trades = tradesOfPrefix(key);
    if (trades.length > 0) return { trades, kind: 'prefix' };
  }
  if (isOneWord && isNoName(key)) return NOTHING;
  // A near misspelling takes precedence: 'Rohrrienigung' is 'Rohrreinigung' rather than some kind of
  // cleaning.
  const misspelt = key.length >= SHORTEST_WITH_TWO_TYPOS ? tradesOfTypo(key, 1) : [];
  if (misspelt.length > 0) return { trades: misspelt, kind: 'typo' };
  const compound = isOneWord ? tradesOfCompound(key) : [];
  // A general compound may be nearly a name: 'Moegeschäft' is more than some kind of shop.
  const nearly = compound.length > 0 && compound.every(({ general }) => general) ? tradesOfTypo(key) : [];
  if (nearly.some(({ general }) => !general)) return { trades: nearly, kind: 'typo' };
  if (compound.length > 0) return { trades: compound, kind: 'compound' };
  if (key.length < SHORTEST_WITH_TYPO) return NOTHING;
  const typo = tradesOfTypo(key);
  return { trades: typo.length > 0 || !isOneWord ? typo : tradesOfSound(key), kind: 'typo' };
}

/** Minimum length of a word that sounds like a name and may differ from it by two letters: 'Bekerei'. */
const SHORTEST_BY_SOUND = 7;
const MOST_BY_SOUND = 2;

const keysBySound = new Map<string, string[]>();
for (const key of nameKeys) {
  if (key.length < SHORTEST_BY_SOUND) continue;
  const sound = soundOf(key);
  const group = keysBySound.get(sound);
  if (group) group.push(key);
  else keysBySound.set(sound, [key]);
}

function tradesOfSound(key: string): readonly Trade[] {
  if (key.length < SHORTEST_BY_SOUND) return [];
  const like = (keysBySound.get(soundOf(key)) ?? []).filter(
    (other) => other[0] === key[0] && distance(other, key) <= MOST_BY_SOUND,
  );
  like.sort((one, other) => distance(one, key) - distance(other, key));
  return like[0] === undefined ? [] : tradesOfKey(like[0]);
}

/** At most three trades whose names start with the key, shortest names first. */
function tradesOfPrefix(prefix: string): readonly Trade[] {
  const keys = [...begunBy(sortedKeys, prefix, (key) => key)].sort((a, b) => a.length - b.length);
  return [...new Set(keys.flatMap((key) => tradesOfKey(key).slice(0, 1)))].slice(0, 3);
}

/**
 * The trades of the nearest name: one edit or two swapped letters in 5 or more letters, two edits in 9 or
 * more.
 */
function tradesOfTypo(
  key: string,
  allowed = key.length >= SHORTEST_WITH_TWO_TYPOS ? 2 : 1,
): readonly Trade[] {
  let nearest: NearWord | undefined;
  for (const candidate of nearKeys.of(key, allowed)) {
    const { word, edits } = candidate;
    const isNearer = edits < (nearest?.edits ?? allowed + 1);
    // Of equally close names, that of a narrow trade wins: 'Moegeschäft' is not just a 'Geschäft'.
    const isNarrower = nearest?.edits === edits && isGeneral(nearest.word) && !isGeneral(word);
    // Letters are left out more often than mistaken for others: 'electrican' does not mean 'electrical', nor
    // 'lawer' 'lager'.
    const isLiker =
      nearest?.edits === edits &&
      word.length > key.length &&
      nearest.word.length <= key.length &&
      endsAlike(word, key) &&
      isGeneral(word) === isGeneral(nearest.word);
    if (isNearer || isNarrower || isLiker) nearest = candidate;
  }
  return nearest ? tradesOfKey(nearest.word) : [];
}

const endsAlike = (one: string, other: string): boolean => one[0] === other[0] && one.at(-1) === other.at(-1);

const isGeneral = (key: string): boolean => tradesOfKey(key).every(({ general }) => general);

function withoutRepeats(matches: readonly TradeMatch[]): TradeMatch[] {
  const seen = new Set<string>();
  return matches.filter(({ trade }) => !seen.has(trade.key) && seen.add(trade.key));
}
