import { distance } from 'fastest-levenshtein';
import type { Coordinates } from '../distance.js';
import { distanceKm } from '../distance.js';
import { isMisspelling } from '../close-names.js';
import { placeKey } from '../place-index.js';
import { regionData } from './region-data.js';

interface Circle extends Coordinates {
  readonly radiusKm: number;
}

/** A part of a country that is not a state: a landscape, an administrative district, an island. */
export interface Region extends Coordinates {
  readonly name: string;
  /** The centre of the first circle is roughly that of the region. */
  readonly circles: readonly Circle[];
}

/** Minimum length at which a misspelt name is recognised: shorter names are too close to other words. */
const SHORTEST_MISSPELT = 5;
const MOST_EDITS = 2;
const TWO_EDITS_FROM = 9;
const LONGEST = 60;

let byKey: ReadonlyMap<string, Region> | undefined;

/** The region of exactly this name, in German, English or Turkish. */
export function findRegion(name: string): Region | undefined {
  byKey ??= build();
  return byKey.get(placeKey(name));
}

/** The region whose name is nearly the text: one letter wrong, or two in a name of nine or more letters. */
export function regionLike(text: string): Region | undefined {
  byKey ??= build();
  const key = placeKey(text);
  if (key.length < SHORTEST_MISSPELT || key.length > LONGEST) return undefined;
  let least = (key.length < TWO_EDITS_FROM ? 1 : MOST_EDITS) + 1;
  let best: Region | undefined;
  for (const [other, region] of byKey) {
    if (Math.abs(other.length - key.length) >= least || other[0] !== key[0]) continue;
    const edits = distance(key, other);
    if (edits < least && isMisspelling(key, other, edits)) [best, least] = [region, edits];
  }
  return best;
}

/** Regions with a name that begins with the text, in the order of the data. */
export function regionsBegunBy(text: string, count: number): Region[] {
  byKey ??= build();
  const key = placeKey(text);
  if (key.length < SHORTEST_BEGINNING) return [];
  const begun = [...byKey].filter(([other]) => other.startsWith(key)).map(([, region]) => region);
  return [...new Set(begun)].slice(0, count);
}

const SHORTEST_BEGINNING = 3;

/** Whether a position is in one of a region's circles. */
export const isInRegion = ({ circles }: Region, point: Coordinates): boolean =>
  circles.some((circle) => distanceKm(circle, point) <= circle.radiusKm);

function build(): Map<string, Region> {
  const regions = new Map<string, Region>();
  for (const line of regionData.trim().split('\n')) {
    const [names = '', drawn = ''] = line.split(' | ');
    const [name = '', ...others] = names.split(', ');
    const circles = drawn.split(', ').map(circleOf);
    const [middle] = circles;
    if (!middle) throw new Error(`The region '${name}' has no circle.`);
    const { latitude, longitude } = middle;
    for (const each of [name, ...others]) {
      const key = placeKey(each);
      if (!regions.has(key)) regions.set(key, { name, circles, latitude, longitude });
    }
  }
  return regions;
}

function circleOf(text: string): Circle {
  const [latitude = Number.NaN, longitude = Number.NaN, radiusKm = Number.NaN] = text.split(' ').map(Number);
  return { latitude, longitude, radiusKm };
}
