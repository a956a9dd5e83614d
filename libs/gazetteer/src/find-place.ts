import { letterMask, mayBeWithin, remembered } from '@gewerk/text';
import { distance } from 'fastest-levenshtein';
import { isMisspelling } from './close-names.js';
import { keysBegunBy, placeIndex, placeKey, placeNamed } from './place-index.js';
import { isOfHome, type Place } from './place-table.js';

const CACHE_ENTRIES = 2_000;
const SHORTEST_PREFIX = 3;
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TWO_TYPOS = 8;
const LONGEST_NAME = 60;

const placeOfKey = remembered(
  CACHE_ENTRIES,
  (key) => placeIndex().byKey.get(key)?.place ?? findByPrefix(key) ?? findBySwap(key) ?? findByTypo(key),
);

/** The place of exactly this name in any spelling or known language; no typos. */
export const findPlaceByName = (name: string): Place | undefined => placeNamed(name)?.place;

/**
 * The place that a text most probably means: by its name, otherwise by the beginning of its name (at least 3
 * letters), otherwise with two letters swapped or a typo (one edit in 4 or more letters, two in 8 or more,
 * and only a few relative to its length). The closest spelling wins, then the largest place.
 */
export function findPlace(text: string): Place | undefined {
  const key = placeKey(text);
  if (key === '' || key.length > LONGEST_NAME) return undefined;
  const named = placeNamed(text);
  if (named) return named.place;
  return placeOfKey(key);
}

/** The place whose name differs from the text only by a typo, as in {@link findPlace}. */
export function findMisspeltPlace(text: string): Place | undefined {
  const key = placeKey(text);
  if (key.length > LONGEST_NAME || placeIndex().byKey.has(key)) return undefined;
  return findBySwap(key) ?? findByTypo(key);
}

function findByPrefix(key: string): Place | undefined {
  if (key.length < SHORTEST_PREFIX) return undefined;
  let best: Place | undefined;
  for (const candidate of keysBegunBy(key)) {
    const place = placeIndex().byKey.get(candidate)?.place;
    if (place && (!best || sizeOf(place) > sizeOf(best))) best = place;
  }
  return best;
}

/** Population: times ten in the German-speaking countries, where most visitors search; a tenth for parts of cities. */
const sizeOf = (place: Place): number =>
  place.population * (isOfHome(place) ? 10 : 1) * (place.isSection ? 0.1 : 1);

function findBySwap(key: string): Place | undefined {
  let best: Place | undefined;
  for (let at = 0; at + 1 < key.length; at += 1) {
    const swapped = key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2);
    const place = placeIndex().byKey.get(swapped)?.place;
    if (place && (!best || sizeOf(place) > sizeOf(best))) best = place;
  }
  return best;
}

function findByTypo(key: string): Place | undefined {
  if (key.length < SHORTEST_WITH_TYPO) return undefined;
  const { keysByLength, byKey } = placeIndex();
  const allowed = key.length >= SHORTEST_WITH_TWO_TYPOS ? 2 : 1;
  const mask = letterMask(key);
  let best: { place: Place; edits: number } | undefined;
  for (let length = key.length - allowed; length <= key.length + allowed; length += 1) {
    for (const candidate of keysByLength.get(length) ?? []) {
      if (!mayBeWithin(allowed, candidate.mask, mask)) continue;
      const edits = distance(key, candidate.key);
      if (edits > (best?.edits ?? allowed) || !isMisspelling(key, candidate.key, edits)) continue;
      const place = byKey.get(candidate.key)?.place;
      if (place && (!best || edits < best.edits || sizeOf(place) > sizeOf(best.place)))
        best = { place, edits };
    }
  }
  return best?.place;
}
