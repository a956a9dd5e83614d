import type { Place } from '../locate-place/place.js';

/** A place named at the end or the beginning of a text. */
export interface PlaceInText {
  place: Place;
  /** The text without the place; never ''. */
  rest: string;
}

/** Longest place name looked for, in words: 'neustadt an der aisch'. */
const MAX_WORDS = 4;
const SHORTEST = 3;

/** Looks for a place at the end, then at the beginning of a folded text, longest name first. Null where there is none. */
export function findPlaceInText(text: string, named: (name: string) => Place | null): PlaceInText | null {
  const words = text.split(' ');
  const most = Math.min(MAX_WORDS, words.length - 1);
  for (const atEnd of [true, false]) {
    for (let count = most; count > 0; count -= 1) {
      const name = (atEnd ? words.slice(-count) : words.slice(0, count)).join(' ');
      const place = name.length < SHORTEST ? null : named(name);
      if (!place) continue;
      return { place, rest: (atEnd ? words.slice(0, -count) : words.slice(count)).join(' ') };
    }
  }
  return null;
}
