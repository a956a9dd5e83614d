import { foldLoose, remembered } from '@gewerk/text';
import { resolveCategory } from './category-registry.js';
import { filedByKey, filedByValues, type Filing, type SourceValues } from './filing/filed-by-values.js';
import { tradeByEnd } from './filing/filed-by-end.js';
import { tradeInName } from './filing/trade-in-name.js';
import { nameKey, tradesOfCompound, tradesOfInflected } from './name-index.js';
import type { Trade } from './trade.js';

/** The information that a source provides about a business's trade. */
export interface TradeSource extends SourceValues {
  /** Used only if the values reveal little ('company'). */
  name?: string | undefined;
}

/** Where a business is filed. */
export interface FiledTrade {
  trade: Trade | undefined;
  /** False for a place that is not a business: a car park, a stop, a viewpoint. */
  isBusiness: boolean;
}

interface Reading {
  trade: Trade;
  /** 3: the whole text is a name; 2: a part of it is; 1: a compound ends in one. */
  strength: 1 | 2 | 3;
}

const MAX_PHRASE_WORDS = 5;
const MAX_WORDS_READ = 12;
const CACHE_ENTRIES = 8_192;
/** Maximum length of cached values, in characters of JSON: sources rarely repeat a long list. */
const LONGEST_REMEMBERED = 400;
const PLACE_TAIL = /\s(?:in|bei|nahe|near|near me|im|am|aus|around)\s.*$/;

/** The trade that one text names, cached, since a sheet repeats its few categories thousands of times. */
const readText = remembered(CACHE_ENTRIES, (text) => readFolded(foldLoose(text), text));

function readFolded(folded: string, original: string): Reading | undefined {
  const whole = nameKey(folded);
  const [exact] = tradesOfInflected(whole);
  if (exact) return isUmbrella(original, whole, exact) ? undefined : { trade: exact, strength: 3 };
  const [beforePlace] = tradesOfInflected(nameKey(folded.replace(PLACE_TAIL, '')));
  if (beforePlace) return { trade: beforePlace, strength: 3 };
  const words = folded.split(' ').slice(0, MAX_WORDS_READ);
  return longestPhrase(words) ?? compoundWord(words);
}

/**
 * Whether the text is the label of an umbrella category ('Immobilien') that only happens to be a synonym of
 * one narrow trade.
 */
function isUmbrella(text: string, key: string, trade: Trade): boolean {
  if (trade.general || key === nameKey(trade.label) || key === nameKey(trade.key)) return false;
  const category = resolveCategory(text);
  return category !== undefined && !NARROW_CATEGORIES.has(category);
}

/** Categories whose label names a single trade. */
const NARROW_CATEGORIES: ReadonlySet<string> = new Set(['kfz-werkstatt', 'restaurant', 'hair-salon']);

/** Words that join others and do not name a trade by themselves: folded, 'für' would be the English 'fur'. */
const JOINING_WORDS: ReadonlySet<string> = new Set([
  'fur',
  'and',
  'und',
  'mit',
  'for',
  'the',
  'von',
  'bei',
  'aus',
]);

function longestPhrase(words: readonly string[]): Reading | undefined {
  let best: { trade: Trade; length: number } | undefined;
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + MAX_PHRASE_WORDS); end > start; end -= 1) {
      const phrase = words.slice(start, end);
      if (phrase.every((word) => JOINING_WORDS.has(word))) continue;
      const key = phrase.join('');
      const [trade] = key.length >= 3 ? tradesOfInflected(key) : [];
      if (trade && (!best || weight(trade, key.length) > weight(best.trade, best.length))) {
        best = { trade, length: key.length };
      }
    }
  }
  return best && { trade: best.trade, strength: 2 };
}

const weight = (trade: Trade, length: number): number => (trade.general ? length - 100 : length);

function compoundWord(words: readonly string[]): Reading | undefined {
  for (const word of words) {
    const [trade] = tradesOfCompound(word);
    if (trade) return { trade, strength: 1 };
  }
  return undefined;
}

/**
 * The best match over type, category and subtypes in that order: a narrow trade takes precedence over a
 * general one ('shop'), and a match of the whole text over one of a part. Undefined if none is recognised.
 */
function tradeByNames(source: SourceValues): Trade | undefined {
  let best: Reading | undefined;
  for (const text of [source.type, source.category, ...(source.subtypes ?? [])]) {
    const reading = text === undefined || text === '' ? undefined : readText(text);
    if (reading && (!best || rank(reading) > rank(best))) best = reading;
  }
  return best?.trade;
}

const rank = (reading: Reading): number => reading.strength - (reading.trade.general ? 10 : 0);

/**
 * The trade of a business by the tables of its source's values, then by the names of trades. If both reveal
 * as little as 'company' does, the business's own name is used: 'Druckerei Huber'.
 */
export function filedTrade(source: TradeSource): FiledTrade {
  const filing = filingOf(source);
  if (!filing) return { trade: undefined, isBusiness: true };
  const trade = filing.isVague ? (tradeInName(source.name, filing.trade) ?? filing.trade) : filing.trade;
  return { trade: trade ?? undefined, isBusiness: trade !== null };
}

/** Cached by all values together, since the rows of a sheet have few combinations of them. */
const filingOfKey = remembered(CACHE_ENTRIES, (key) => filingOfValues(JSON.parse(key) as SourceValues));

function filingOf({ category, type, subtypes }: SourceValues): Filing | null {
  const values = { category, type, subtypes };
  const key = JSON.stringify(values);
  return key.length > LONGEST_REMEMBERED ? filingOfValues(values) : filingOfKey(key);
}

function filingOfValues(values: SourceValues): Filing | null {
  const named = tradeByEnd(values) ?? tradeByNames(values);
  return filedByValues(values) ?? filingOfTrade(named) ?? filedByKey(values);
}

const filingOfTrade = (trade: Trade | undefined): Filing | null =>
  trade ? { trade, isVague: trade.general } : null;

/** The trade of a source; undefined if none is recognised. */
export const tradeOf = (source: TradeSource): Trade | undefined => filedTrade(source).trade;
