import { letterMask, mayBeWithin } from '@gewerk/text';
import { distance } from 'fastest-levenshtein';
import { placeIndex, placeKey } from './place-index.js';
import { isOfHome, type Place } from './place-table.js';

const SHORTEST = 3;
const LONGEST = 60;
const BEGINNING = 4;
const MOST_EDITS = 3;

interface Like {
  place: Place;
  edits: number;
}

/**
 * Places in the German-speaking countries that an unknown name may mean, most likely first: places of similar
 * spelling (one edit per three letters, at most three edits), then places with the same first four letters;
 * of equally similar ones the larger first.
 */
export function placesLike(text: string, count: number): Place[] {
  const key = placeKey(text);
  if (key.length < SHORTEST || key.length > LONGEST) return [];
  const allowed = Math.min(MOST_EDITS, Math.ceil(key.length / 3));
  const found = new Map<Place, number>();
  const add = (candidate: string, edits: number): void => {
    const place = placeIndex().byKey.get(candidate)?.place;
    if (!place || place.isSection || !isOfHome(place)) return;
    found.set(place, Math.min(edits, found.get(place) ?? Infinity));
  };
  const mask = letterMask(key);
  const start = key.slice(0, BEGINNING);
  for (const [length, candidates] of placeIndex().keysByLength) {
    const isNear = Math.abs(length - key.length) <= allowed;
    for (const candidate of candidates) {
      if (isNear && mayBeWithin(allowed, candidate.mask, mask)) {
        const edits = distance(key, candidate.key);
        if (edits <= allowed) add(candidate.key, edits);
      }
      if (start.length === BEGINNING && candidate.key.startsWith(start)) add(candidate.key, MOST_EDITS + 1);
    }
  }
  const likes: Like[] = [...found].map(([place, edits]) => ({ place, edits }));
  likes.sort((one, other) => one.edits - other.edits || other.place.population - one.place.population);
  return likes.slice(0, count).map(({ place }) => place);
}
