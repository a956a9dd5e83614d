import { isNeedAlone, tradesNamed } from '@gewerk/trades';
import type { Gazetteer } from '../../../places/place.js';
import type { Part } from '../reading.js';
import { beyond, isBeyondAsked } from '../vocabulary/beyond.js';

const LONGEST_PLACE = 3;
/** A road or a number: 'A3', 'B 27', '2026'. */
const NUMBER = /^[ab]?\d*$/;
/** Words that join two places into a route. */
const JOINING = new Set('von from nach to bis until und and'.split(' '));

const SEVERAL = 2;
/** A word between the places of a route: 'Köln nach Bonn'. */
const WAY = /\b(?:nach|to|bis|und|-)\b/;

/** A route, in a text that contains nothing else: 'von Köln nach Bonn'. */
const ROUTE = /\w (?:nach|to|bis) \w/;

/** A text without its fillers and the conditions found so far. */
export interface Left {
  whole: string;
  /** The text without the place: 'Rezept' next to a city does not ask for a recipe of that name. */
  asked: string;
  /** All folded words. */
  words: readonly string[];
  /** Folded words other than place, time, wishes and fillers. */
  bare: readonly string[];
  parts: readonly Part[];
  hasPlace: boolean;
}

/**
 * Whether a text asks for something that no business provides: the weather, results, news, jobs, a route, a
 * recipe.
 */
export function isBeyond(
  { whole, asked, words, bare, parts, hasPlace }: Left,
  gazetteer: Gazetteer,
): boolean {
  if (isBeyondAsked(asked)) return true;
  // 'Train' alone may be the village, but 'train times' are not.
  const said = subjectsIn(words, SEVERAL);
  if (said.isAlways && tradesNamed(said.others.join(' ')).length === 0) return true;
  if (bare.length === 0) return hasPlace && ROUTE.test(whole);
  const left = subjectsIn(bare);
  // A town's name may also be a word for weather.
  if (!hasPlace && parts.length === 0 && bare.length === 1 && gazetteer.isWellKnown(whole)) return false;
  if (left.isAlways) return tradesNamed(left.others.join(' ')).length === 0;
  const others = withoutPlaces(left.others, gazetteer);
  if (
    hasPlace &&
    others.length === 0 &&
    left.others.some((word) => gazetteer.isPlace(word)) &&
    WAY.test(whole)
  )
    return true;
  if (left.isSport && others.length === 0) return parts.some(({ kind }) => kind === 'time') || left.isAlone;
  // Someone who types only 'Uhr' may want a watch repaired.
  if (bare.length === 1 && parts.length === 0 && isNeedAlone(bare[0] ?? '')) return false;
  return left.isAlone && others.length === 0 && tradesNamed(bare.join(' ')).length === 0;
}

/** @param fewest the minimum number of words in a phrase */
function subjectsIn(bare: readonly string[], fewest = 1) {
  const others: string[] = [];
  const found = { isAlways: false, isAlone: false, isSport: false };
  for (let at = 0; at < bare.length;) {
    const phrase = beyond.at(bare, at);
    const subject = phrase && phrase.length >= fewest ? phrase : null;
    if (subject?.meaning === 'always') found.isAlways = true;
    if (subject?.meaning === 'alone') found.isAlone = true;
    if (subject?.meaning === 'sport') found.isSport = true;
    if (!subject) others.push(bare[at] ?? '');
    at += subject?.length ?? 1;
  }
  return { ...found, others };
}

/** The words without places: 'Berlin Hamburg' is part of a route. */
function withoutPlaces(words: readonly string[], { isPlace }: Gazetteer): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST_PLACE, words.length - at);
    while (length > 0 && !isPlace(words.slice(at, at + length).join(' '))) length -= 1;
    const word = words[at] ?? '';
    if (length === 0 && !JOINING.has(word) && !NUMBER.test(word)) left.push(word);
    at += Math.max(length, 1);
  }
  return left;
}
