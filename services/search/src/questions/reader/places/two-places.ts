import type { Gazetteer } from '../../../places/place.js';
import { betweenOf, eitherOf } from '../../../places/two-places.js';
import { type PlaceRead, withPreposition } from './read-place.js';
import { joined, type Word } from '../words/words.js';

const MAX_WORDS = 4;
const SHORTEST = 3;
const JOINING = new Set('oder und bzw nach bis or and to ve veya'.split(' '));
const BETWEEN = new Set(['zwischen', 'between']);
const WITHIN = new Set(['in', 'im']);

/** A place together with another town before or after it: 'Autohaus Bonn oder Köln'. */
export function withOtherPlace(words: readonly Word[], place: PlaceRead, gazetteer: Gazetteer): PlaceRead {
  const own = place.words.map((word) => words.indexOf(word)).sort((one, other) => one - other);
  const [start = 0, end = 0] = [own[0], own.at(-1)];
  const isTown = (name: readonly Word[]) =>
    joined(name).length >= SHORTEST && gazetteer.isWellKnown(joined(name));
  const name = nameAtEnd(words.slice(start, end + 1), gazetteer);
  // The 'oder' of 'Frankfurt oder Mainz' is not the river.
  const isRiver = words[end]?.folded === 'oder' && name.length > 1;
  const joinedAt = isRiver ? end : end + 1;
  if (JOINING.has(words[joinedAt]?.folded ?? '')) {
    const from = WITHIN.has(words[joinedAt + 1]?.folded ?? '') ? joinedAt + 2 : joinedAt + 1;
    const other = longest(words.slice(from), isTown);
    const first = isRiver ? name.slice(0, -1) : name;
    if (other.length > 0 && isTown(first)) return both(words, first, other);
  }
  if (!JOINING.has(words[start - 1]?.folded ?? '')) return place;
  const before = [...words.slice(0, start - 1)];
  const other = longestAtEnd(before, isTown);
  return other.length > 0 && isTown(name) ? both(words, other, name) : place;
}

function both(words: readonly Word[], first: readonly Word[], other: readonly Word[]): PlaceRead {
  const [start, end] = [words.indexOf(first[0] as Word), words.indexOf(other.at(-1) as Word)];
  const isBetween = BETWEEN.has(words[start - 1]?.folded ?? '');
  const all = words.slice(start, end + 1);
  return {
    location: (isBetween ? betweenOf : eitherOf)(joined(first), joined(other)),
    words: isBetween ? words.slice(start - 1, end + 1) : withPreposition(words, all),
  };
}

/** The name without the prepositions before it. */
const nameAtEnd = (words: readonly Word[], { isPlace }: Gazetteer): readonly Word[] =>
  longestAtEnd(words, (name) => isPlace(joined(name)));

function longest(words: readonly Word[], isTown: (name: readonly Word[]) => boolean): readonly Word[] {
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1)
    if (isTown(words.slice(0, count))) return words.slice(0, count);
  return [];
}

function longestAtEnd(words: readonly Word[], isTown: (name: readonly Word[]) => boolean): readonly Word[] {
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1)
    if (isTown(words.slice(-count))) return words.slice(-count);
  return [];
}
