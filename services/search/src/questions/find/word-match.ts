import { foldLoose } from '@gewerk/text';
import { isNeedWord, isTradeWord, tradeByKey } from '@gewerk/trades';
import { distance } from 'fastest-levenshtein';
import type { StoredCard } from '../../document/business-document.js';
import type { EngineHit } from '../../engine/engine-query.js';
import { isSwapped } from '../../names/is-swapped.js';

const ONE_TYPO_FROM = 4;
const SHORTEST_BEGUN = 5;
const TWO_TYPOS_FROM = 8;

/** Whether a word equals or nearly matches one of the others or begins one, with the engine's tolerance. */
function isAmong(word: string, others: readonly string[]): boolean {
  const allowed = typosIn(word);
  return others.some(
    (other) =>
      other.startsWith(word) ||
      (Math.abs(other.length - word.length) <= allowed && distance(other, word) <= allowed + 1),
  );
}

const typosIn = (word: string): number =>
  word.length >= TWO_TYPOS_FROM ? 2 : word.length >= ONE_TYPO_FROM ? 1 : 0;

/** Like {@link isAmong}, for the words of a trade, which are many and resemble many others: 'baker' is not 'maier'. */
const isOfTrade = (word: string, others: readonly string[]): boolean =>
  others.some(
    (other) => other.startsWith(word) || isSwapped(other, word) || isWithin(typosIn(word), other, word),
  );

const isWithin = (typos: number, one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= typos && distance(one, other) <= typos;

/** Whether a word is none of these, even with typos, but differs little from the beginning of one. */
export function beginsOnlyAlike(word: string, others: readonly string[]): boolean {
  const typos = typosIn(word);
  // The 'mac' in 'bug in my mac' is not an unfinished 'machine'.
  const isBegun = (other: string) => word.length >= SHORTEST_BEGUN && other.startsWith(word);
  const isOne = others.some((other) => other === word || isBegun(other) || isWithin(typos, other, word));
  return !isOne && others.some((other) => distance(other.slice(0, word.length), word) <= typos);
}

const LONGEST_REST = 2;

/** Whether every word of a folded text is in a hit's name; typos are allowed, and the last word may be unfinished. */
export function isNamedBy(text: string, { card }: EngineHit): boolean {
  const name = foldLoose((JSON.parse(card) as StoredCard).name).split(' ');
  const likely = (word: string) => name.filter((other) => other.length <= word.length + LONGEST_REST);
  return text.split(' ').every((word) => isAmong(word, likely(word)));
}

/** Whether the first hit's name matches a text; see {@link isNamedBy}. */
export const begins = ({ hits: [first] }: { hits: readonly EngineHit[] }, text: string): boolean =>
  first !== undefined && isNamedBy(text, first);

/**
 * Whether a word begins a word of the name, or differs by at most one letter from one that does not belong to a
 * trade. No more is tolerated, because the word is just as close to a trade.
 */
export const isNearlyNamedBy = (word: string, { card }: EngineHit): boolean =>
  foldLoose((JSON.parse(card) as StoredCard).name)
    .split(' ')
    .some(
      (other) =>
        other.startsWith(word) ||
        (!isTradeWord(other) && (isSwapped(other, word) || isWithin(1, other, word))),
    );

/** Whether a need's text is a name; a single word only if a name has exactly that word: 'roses' is not 'Rossi'. */
export function isNamedByNeed(text: string, hit: EngineHit): boolean {
  if (!isNeedWord(text)) return isNamedBy(text, hit);
  return foldLoose((JSON.parse(hit.card) as StoredCard).name)
    .split(' ')
    .includes(text);
}

const byTrade = new Map<string, readonly string[]>();

function wordsOfTrade(key: string): readonly string[] {
  let words = byTrade.get(key);
  if (!words) {
    words = [...new Set(tradeByKey(key)?.aliases.flatMap((alias) => foldLoose(alias).split(' ')))];
    byTrade.set(key, words);
  }
  return words;
}

/** Words of a folded text that are missing from a hit's card and trade. */
export function wordsMissing(text: string, { card, tradeKey }: EngineHit): string[] {
  const { name, category, type, subtypes, city, postalCode, address } = JSON.parse(card) as StoredCard;
  const texts = [name, category, type, ...subtypes, city, postalCode, address];
  const written = texts.flatMap((part) => (part ? foldLoose(part).split(' ') : []));
  const ofTrade = tradeKey ? wordsOfTrade(tradeKey) : [];
  const own = [...written, ...ofTrade];
  const joined = new Set(own.map((word, index) => `${word}${own[index + 1] ?? ''}`));
  return text
    .split(' ')
    .filter((word) => !isAmong(word, written) && !isOfTrade(word, ofTrade) && !joined.has(word));
}

/** Whether the first hit's card and trade have no word of the text, so that another field or a similar word was found. */
export const isWhollyMissing = (text: string, { hits: [first] }: { hits: readonly EngineHit[] }): boolean =>
  first !== undefined && wordsMissing(text, first).length === text.split(' ').length;
