import { compoundHeads, emptyWords, genericWords } from './generic-words.js';
import { isNoForm } from '../other-words.js';
import { cueIndex, type Cue, sayingKey } from './cue-index.js';
import { verbStem } from './verb-stem.js';

/** The trades that help with a need, as read from some words. */
export interface NeededTrades {
  /** Most likely first, at most two. */
  tradeKeys: readonly string[];
  unknown: readonly string[];
}

const MAX_WORDS = 12;
const SHORTEST_STEM = 4;
/** 'Müller' is not a form of 'Müll'. */
const SHORTEST_OF_LONG_ENDING = 5;
const LONGEST_ENDING = 4;
const SHORTEST_HEAD = 4;
const SHORTEST_FIRST = 5;
/**
 * Shorter endings count only if they express a need by themselves: '-ende' and '-line' end all kinds of
 * words.
 */
const SHORTEST_PART = 6;
/** Factor by which a whole saying of several words counts more than its words alone. */
const SAYING_WEIGHT = 1.5;
const SINGLE_WEIGHT = 1;
const LEAST_SCORE = 0.35;
/** Weight of a word that is no cue by itself, and of one that belongs to every trade. */
const PART_WEIGHT = 0.5;
const GENERIC_WEIGHT = 0.2;
const NEARLY = 0.85;
/** Words for what a body feels or suffers that also apply to things: a socket that is burnt needs no doctor. */
const OF_A_BODY = new Set(
  (
    'tut tun weh schmerzt verbrannt verdreht verletzt blutet juckt kribbelt geschwollen hurts hurt aching burnt burned ' +
    'swollen bleeding agriyor aciyor yandi sisti'
  ).split(' '),
);
/** Largest proportion of words that may be unknown; a larger one is allowed in a sentence with one clear word. */
const MOST_UNKNOWN = 0.5;
const MOST_UNKNOWN_IF_CLEAR = 0.7;
const CLEAR = 1;
const SENTENCE = 3;

/**
 * The trades for a need in German, English or Turkish, as folded words without fillers: 'rohr verstopft' needs a
 * plumber. Inflections and compounds are understood, and word order is free. Null if most words are unknown or vague.
 */
export function tradesNeeded(words: readonly string[]): NeededTrades | null {
  const read = words.slice(0, MAX_WORDS).map((word) => readWord(word, words.length === 1));
  const known = new Set(read.flatMap(({ cue }) => (cue === null ? [] : [cue])));
  if (known.size === 0) return null;
  const scores = new Map<string, number>();
  const add = (key: string, score: number) => scores.set(key, (scores.get(key) ?? 0) + score);
  const { byWord, shares, alone } = cueIndex();
  const sayings = new Set<Cue>();
  const hasThing = [...known].some(isThing);
  for (const word of known) {
    const isBeside = hasThing && OF_A_BODY.has(word);
    for (const [key, share] of isBeside ? [] : (shares.get(word) ?? []))
      add(key, share * weightOf(word, alone));
    for (const cue of byWord.get(word) ?? [])
      if (cue.words.every((other) => known.has(other))) sayings.add(cue);
  }
  const louder = withoutRepeats(telling([...sayings], [...known]));
  for (const {
    tradeKey,
    words: { length },
  } of louder) {
    add(tradeKey, length === 1 ? SINGLE_WEIGHT / 4 : SAYING_WEIGHT * (length - 1));
  }
  const unknown = read.flatMap(({ word, cue }) => (cue === null && isMeaningful(word) ? [word] : []));
  const ranked = [...scores].sort(([, one], [, other]) => other - one);
  const best = ranked[0]?.[1] ?? 0;
  const isVague = ![...known].some(isMeaningful) && louder.length === 0;
  const isClear = best >= CLEAR && words.length >= SENTENCE;
  const most =
    read.filter(({ word }) => isMeaningful(word)).length * (isClear ? MOST_UNKNOWN_IF_CLEAR : MOST_UNKNOWN);
  if (best < LEAST_SCORE || isVague || unknown.length > most) return null;
  const tradeKeys = ranked
    .filter(([, score]) => score >= best * NEARLY)
    .slice(0, 2)
    .map(([key]) => key);
  return { tradeKeys, unknown };
}

const isMeaningful = (word: string): boolean => !genericWords.has(word) && !emptyWords.has(word);

function weightOf(word: string, alone: ReadonlySet<string>): number {
  if (emptyWords.has(word)) return 0;
  if (genericWords.has(word)) return GENERIC_WEIGHT;
  return alone.has(word) ? 1 : PART_WEIGHT;
}

/**
 * Sayings about pain matter less than an adjacent thing that names a need by itself: the filling in 'Plombe
 * tut weh'.
 */
const telling = (sayings: readonly Cue[], words: readonly string[]): readonly Cue[] =>
  words.some(isThing)
    ? sayings.filter((saying) => !saying.words.every((word) => OF_A_BODY.has(word)))
    : sayings;

/** Whether a word names a need by itself, because it names a thing rather than what happens to the thing. */
const isThing = (word: string): boolean =>
  cueIndex().alone.has(word) && isMeaningful(word) && !OF_A_BODY.has(word);

/** Whether one of the words, or a part of it ('Kellertreppe'), belongs to the sayings of a trade. */
export function isHintedAt(tradeKey: string, words: readonly string[]): boolean {
  const { byWord } = cueIndex();
  const hasThing = words.some(isThing);
  const isOfTrade = (cue: string): boolean => {
    if (!isMeaningful(cue) || (hasThing && OF_A_BODY.has(cue))) return false;
    return byWord.get(cue)?.some((each) => each.tradeKey === tradeKey) ?? false;
  };
  return words.some((word) => {
    const ends = Array.from({ length: Math.max(0, word.length - SHORTEST_PART) }, (_, at) =>
      word.slice(at + 1),
    );
    return [readWord(word, false).cue ?? '', firstOf(word) ?? '', ...ends].some(isOfTrade);
  });
}

/** One saying for each trade: the longest. */
function withoutRepeats(sayings: readonly Cue[]): Cue[] {
  const longest = new Map<string, Cue>();
  for (const cue of sayings) {
    const other = longest.get(cue.tradeKey);
    if (!other || cue.words.length > other.words.length) longest.set(cue.tradeKey, cue);
  }
  return [...longest.values()];
}

/** A word with the cue that it is a form of; null if there is none. */
function readWord(word: string, isAlone: boolean): { word: string; cue: string | null } {
  const { byWord } = cueIndex();
  if (byWord.has(word)) return { word, cue: word };
  if (!isMeaningful(word) || isNoForm(word)) return { word, cue: null };
  // A single word such as 'stromladekasten' may be anything, so its first part is not used.
  return { word, cue: formOf(word) ?? headOf(word) ?? (isAlone ? null : firstOf(word)) };
}

/** The known word that differs only in its ending: 'rohre', 'muslugum', 'verstopfung'. */
function formOf(word: string): string | null {
  const { stems, alone } = cueIndex();
  for (let cut = 0; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_STEM; cut += 1) {
    const stem = word.slice(0, word.length - cut);
    if (cut > 1 && stem.length < SHORTEST_OF_LONG_ENDING) break;
    // A remainder that has a meaning, such as the 'baum' in 'Kirschbaum', is not an ending.
    if (cut >= SHORTEST_HEAD && alone.has(word.slice(-cut))) continue;
    const known = stems.get(stem) ?? (stem.endsWith('g') ? stems.get(`${stem.slice(0, -1)}k`) : undefined);
    if (known !== undefined && Math.abs(known.length - word.length) <= LONGEST_ENDING) return known;
  }
  return stems.get(verbStem(word) ?? '') ?? null;
}

/** The known first part of a compound: a 'motorleuchte' has to do with a 'motor'. */
function firstOf(word: string): string | null {
  const { byWord } = cueIndex();
  for (let end = word.length - SHORTEST_HEAD; end >= SHORTEST_FIRST; end -= 1) {
    const first = word.slice(0, end);
    if (byWord.has(first)) return first;
  }
  return null;
}

/**
 * The known last part of a compound: a 'kuchenabfluss' is an 'abfluss', but in 'waschmaschinenreparatur' the
 * first part counts.
 */
function headOf(word: string): string | null {
  const { byWord, alone } = cueIndex();
  const known = (first: string) =>
    byWord.has(first) ? first : (formOf(first) ?? formOf(first.replace(/[ns]$/, '')));
  let longest: string | null = null;
  for (let start = 2; word.length - start >= SHORTEST_HEAD; start += 1) {
    const [first, head] = [word.slice(0, start), word.slice(start)];
    if (genericWords.has(head)) return known(first) ?? longest;
    if (!alone.has(head) && (head.length < SHORTEST_PART || !byWord.has(head))) continue;
    // The part before it must be known, too: 'dachr' before 'innenreinigung' is not.
    if (known(first) !== null) return head;
    longest ??= head;
  }
  return longest ?? aboutFirst(word);
}

/** The first part, if it expresses a need alone: the ending of 'estrichleger' only names the person. */
function aboutFirst(word: string): string | null {
  const { alone } = cueIndex();
  for (let start = SHORTEST_FIRST; word.length - start >= SHORTEST_HEAD; start += 1) {
    if (!compoundHeads.has(word.slice(start))) continue;
    const first = word.slice(0, start);
    return [first, first.replace(/e?[ns]$/, '')].find((thing) => alone.has(thing)) ?? null;
  }
  return null;
}

/** Words that point only to other trades: 'schwarzwald' (a cake) next to a hotel. */
export const wordsBeside = (words: readonly string[], tradeKeys: readonly string[]): string[] =>
  words.slice(0, MAX_WORDS).filter((word) => {
    const { cue } = readWord(word, false);
    if (cue === null || !isMeaningful(word)) return false;
    return !(cueIndex().byWord.get(cue) ?? []).some(({ tradeKey }) => tradeKeys.includes(tradeKey));
  });

/** The trades for which several folded words form a complete saying: 'schnell essen', but not 'Essen gehen Essen'. */
export const tradesSaid = (words: readonly string[]): readonly string[] =>
  (new Set(words).size === words.length ? cueIndex().sayings.get(sayingKey(words)) : undefined) ?? [];

/** Whether a folded word is part of a saying ('rohr'). */
export const isNeedWord = (folded: string): boolean => cueIndex().byWord.has(folded);

/** Whether a folded word belongs to a saying, is a form of such a word, or has no relation to any trade. */
export const isKnownWord = (folded: string): boolean =>
  !isMeaningful(folded) || isNeedWord(folded) || (!isNoForm(folded) && formOf(folded) !== null);

/** Whether a folded word expresses a need by itself ('rohr'); 'verstopft' is only a part of one. */
export const isNeedAlone = (folded: string): boolean => cueIndex().alone.has(folded);

/** Whether a folded word has no relation to any trade: 'kaputt', 'heute'. */
export const isGenericWord = (folded: string): boolean => !isMeaningful(folded);

/**
 * Whether the words contain a complete saying of several words that includes this one: 'leer' in 'batterie leer'.
 * @param telling the saying must also contain at least one of these; so in a text about rats in the garden, 'im
 *   Garten' alone does not count
 */
export const isInSaying = (folded: string, words: readonly string[], telling = words): boolean =>
  (cueIndex().byWord.get(folded) ?? []).some(
    (cue) =>
      cue.words.length > 1 &&
      cue.words.every((word) => words.includes(word)) &&
      cue.words.some((word) => telling.includes(word)),
  );

/** Trades of the whole sayings of several words that the words contain: 'batterie leer' in 'Batterie vom Auto leer'. */
export function tradesInSayings(words: readonly string[]): ReadonlySet<string> {
  const cues = words.flatMap((word) => cueIndex().byWord.get(word) ?? []);
  const said = cues.filter(
    ({ words: saying }) => saying.length > 1 && saying.every((word) => words.includes(word)),
  );
  return new Set(telling(said, words).map(({ tradeKey }) => tradeKey));
}
