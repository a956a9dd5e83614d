import { foldLoose } from '@gewerk/text';
import { isInSaying, wordsBeside } from '@gewerk/trades';
import type { StoredCard } from '../../document/business-document.js';
import { kindTraits } from '../../document/filter-traits.js';
import type { EngineHit } from '../../engine/engine-query.js';
import type { Part, Reading } from '../reader/reading.js';
import type { AskedConditions } from './asked-conditions.js';
import type { Found } from './business-finder.js';
import type { Wanted } from './engine-queries.js';
import type { ReadQuestion } from './read-question.js';

/** The parts of a reading that an answer uses. */
export interface UsedParts {
  parts: readonly Part[];
  /** Words without influence, as typed or folded. */
  ignored: readonly string[];
}

export interface Answer extends Found, UsedParts {}

export const NO_CONDITIONS: AskedConditions = { required: [], preferred: [] };

export const isAsking = ({ required, preferred }: AskedConditions): boolean =>
  required.length + preferred.length > 0;

/** Whether the text is a misspelt name, one word of which the hit contains, rather than a trade with more words. */
export function isMostly({ rest, unknown }: Reading, missing: readonly string[]): boolean {
  const isHit = unknown.some((word) => !missing.includes(foldLoose(word)));
  return isHit && missing.length * 2 <= rest.split(' ').length;
}

/**
 * Whether the text is a need rather than a misspelt name: its words are known and, if there are several, include a
 * saying.
 */
export function isWhollySaid({ isSaying, rest, ignored, beside = [] }: Reading): boolean {
  if (isSaying) return true;
  const words = rest.split(' ');
  return (
    ignored.length === beside.length && (words.length === 1 || words.some((word) => isInSaying(word, words)))
  );
}

/** Whether the text is a single word that resembles a trade's name. */
export const isMisspeltTrade = ({ intent, tradeKeys, unknown, rest }: Reading): boolean =>
  intent === 'name' && tradeKeys.length > 0 && unknown.length === 0 && !rest.includes(' ');

/**
 * Whether a word that resembles a trade's name is next to a place, as in 'Friesör Köln'. If the location
 * field has a place, another one in the text is probably part of a name: 'Autowerkstat König' in Berlin.
 */
export const isMisspeltTradeAtPlace = ({ reading, location, inText }: ReadQuestion): boolean =>
  (location ? reading.place === null : inText !== null) && isMisspeltTrade(reading);

export const isCondition = (kind: Part['kind']): boolean =>
  kind === 'time' || kind === 'attribute' || kind === 'wish' || kind === 'near-me';

/** The parts that an answer by words uses: the place, and conditions if there are any. */
export const usedParts = ({ parts }: Reading, isAskingSome: boolean): Part[] =>
  parts.filter(({ kind }) => kind === 'place' || kind === 'radius' || (isAskingSome && isCondition(kind)));

/** The text to search, without fillers and conditions. */
export function withText(
  wanted: Wanted,
  { whole, rest, place, parts }: Reading,
  asked: AskedConditions,
): Wanted {
  const isName = !isAsking(asked) && parts.some(({ kind }) => isCondition(kind));
  const text = isName || rest === '' || (place !== null && !isAsking(asked)) ? whole : rest;
  return { ...wanted, text, conditions: [...wanted.conditions, ...asked.required] };
}

/** The parts without times and attributes, which count as ignored because no business meets them. */
export function withoutConditions(parts: readonly Part[], ignored: readonly string[]): UsedParts {
  const isUnused = ({ kind }: Part) => kind === 'time' || kind === 'attribute';
  return {
    parts: parts.filter((part) => !isUnused(part)),
    ignored: [...ignored, ...parts.filter(isUnused).map(({ text }) => text)],
  };
}

/** The reading of a need with other trades; null if there are none. */
export function meaningTrades(reading: Reading, tradeKeys: readonly string[]): Reading | null {
  const [first] = tradeKeys;
  if (first === undefined) return null;
  const parts = reading.parts.map((part) =>
    part.kind === 'need' || part.kind === 'trade' ? { ...part, value: first } : part,
  );
  return { ...reading, tradeKeys, parts };
}

/** The words of a trade count as ignored if a related trade replaces it; all words if it is misspelt. */
export const standingIn = <A extends UsedParts>(
  answer: A,
  { intent, rest }: Pick<Reading, 'intent' | 'rest'>,
): A => {
  const said = answer.parts.filter(({ kind }) => kind === 'trade' || kind === 'need');
  const texts = intent === 'name' ? [rest] : said.map(({ text }) => text);
  const words = texts.flatMap((text) => text.split(' '));
  return { ...answer, ignored: [...texts, ...answer.ignored.filter((word) => !words.includes(word))] };
};

/** Like {@link standingIn}, but only if no hit is of the requested kind: therapists listed for 'midwife'. */
export const sayingKind = <A extends UsedParts & Found>(
  answer: A,
  reading: Reading,
  { exclusiveKinds = [] }: AskedConditions,
): A =>
  answer.isWithoutKind && !answer.hits.some((hit) => isOfKind(hit, exclusiveKinds))
    ? standingIn(answer, reading)
    : answer;

function isOfKind({ card, tradeKey = null }: EngineHit, traits: readonly string[]): boolean {
  const business = JSON.parse(card) as StoredCard;
  const own = kindTraits({ ...business, tradeKey, sourceCategory: null });
  return own.some((trait) => traits.includes(trait));
}

/**
 * If businesses of less likely trades are found instead, the words that do not point to these trades count as
 * ignored.
 */
export const leavingOut = <A extends UsedParts>(
  answer: A,
  { rest }: Reading,
  tradeKeys: readonly string[],
): A => ({
  ...answer,
  ignored: [...new Set([...answer.ignored, ...wordsBeside(rest.split(' '), tradeKeys)])],
});

/**
 * If no hit has the likeliest trade of a need, the words that only point to that trade count as ignored, as
 * in 'Einlagen für Schuhe' if there are only shoe shops.
 */
export function withoutFirstTrade<A extends UsedParts & Found>(answer: A, reading: Reading): A {
  const keys = answer.hits.flatMap(({ tradeKey }) => (tradeKey ? [tradeKey] : []));
  const [first = ''] = reading.tradeKeys;
  const isSaid = answer.parts.some(({ text }) => answer.ignored.includes(text));
  return isSaid || reading.intent !== 'need' || keys.length === 0 || keys.includes(first)
    ? answer
    : leavingOut(answer, reading, [...new Set(keys)]);
}

/** The distance in metres beyond which help is too far away. */
const FAR = 150_000;

/** Whether there is nothing at the place and the nearest hit is far away. */
export const isFar = ({ notice, hits: [first] }: Found): boolean =>
  notice?.kind === 'nearest' && (first?._geoDistance ?? Infinity) > FAR;

/** A text with at least this many words is a sentence rather than a name. */
const SENTENCE = 6;
const MOST_MISSING = 2 / 3;
/**
 * One matching word is not enough for a text of at least this many words: 'somewhere to store stuff for three months'.
 */
const SEVERAL = 4;

/**
 * Whether the engine dropped nearly all words: the first hit contains none, only one of four or five, or hardly any
 * of a sentence.
 */
export function isNothing({ missing, wanted }: Found): boolean {
  if (missing === undefined || wanted === undefined) return false;
  const { length } = wanted.text.split(' ');
  const most = length < SEVERAL ? length : length < SENTENCE ? length - 1 : length * MOST_MISSING;
  return missing.length >= most;
}

export const isUnknownPlace = ({ notice }: Found): boolean => notice?.kind === 'unknown-place';
