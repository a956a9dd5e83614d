import { distanceKm } from '@gewerk/gazetteer';
import { foldLoose } from '@gewerk/text';
import type { Place } from './place.js';
import { areaAround } from './regions.js';

const BETWEEN = /^(?:zwischen|between) (.+) (?:und|and) (.+)$/;
const EITHER = /^(.+) oder (.+)$/;
/** The area within this radius of either town also counts as between them. */
const BESIDE_KM = 5;

/** A text for one place or the other, as {@link placeOfTwo} reads it. */
export const eitherOf = (one: string, other: string): string => `${one} oder ${other}`;
export const betweenOf = (one: string, other: string): string => `zwischen ${one} und ${other}`;

/**
 * 'Bonn oder Köln' as one place, measured from the first, and 'zwischen Köln und Bonn' as the circle that contains
 * both; null for other texts.
 */
export function placeOfTwo(text: string, resolve: (location: string) => Place | null): Place | null {
  const folded = foldLoose(text);
  const [, from, to] = BETWEEN.exec(folded) ?? [];
  if (from !== undefined && to !== undefined) return between(resolve(from), resolve(to));
  const [, one, other] = EITHER.exec(folded) ?? [];
  return one === undefined || other === undefined ? null : either(resolve(one), resolve(other));
}

function either(one: Place | null, other: Place | null): Place | null {
  if (!one || !other || one.isGuess || other.isGuess) return null;
  const citySlugs = [...new Set([...one.citySlugs, ...other.citySlugs])];
  const label = `${one.label} / ${other.label}`;
  // If neither place has businesses, or if only a part of a city is meant, the first is used.
  if (citySlugs.length === 0 || one.radiusKm !== undefined) return { ...one, label };
  return { ...one, label, citySlugs, foldedName: null };
}

function between(one: Place | null, other: Place | null): Place | null {
  const [from, to] = [pointOf(one), pointOf(other)];
  if (!one || !other || !from || !to) return null;
  const middle = {
    ...one,
    latitude: (from.latitude + to.latitude) / 2,
    longitude: (from.longitude + to.longitude) / 2,
  };
  const area = areaAround(`${one.label} – ${other.label}`, middle);
  return area && { ...area, radiusKm: distanceKm(from, to) / 2 + BESIDE_KM };
}

const pointOf = (place: Place | null) =>
  place === null || place.latitude === null || place.longitude === null
    ? null
    : { latitude: place.latitude, longitude: place.longitude };
