import { shortSuffix } from './place-id.js';
import { isReservedSegment } from './reserved-segments.js';
import { slugify } from './slugify.js';

/** Longest city and name parts of a business address, in characters. */
export const MAX_CITY_SLUG_LENGTH = 60;
export const MAX_NAME_SLUG_LENGTH = 80;

/** For a name without letters: a hash of the place id of this length. */
const FALLBACK_LENGTH = 10;

/** Cuts a slug to `limit` characters, at a word's end where possible. */
export function truncateSlug(slug: string, limit: number): string {
  if (slug.length <= limit) return slug;
  const cut = slug.slice(0, limit);
  if (slug[limit] === '-') return cut;
  const wordEnd = cut.lastIndexOf('-');
  return wordEnd >= limit / 2 ? cut.slice(0, wordEnd) : cut.replace(/-+$/, '');
}

/** The city part of a business address; a city called like a route gets '-ort', one without letters 'unknown'. */
export function citySlug(city: string): string {
  const slug = truncateSlug(slugify(city), MAX_CITY_SLUG_LENGTH);
  if (slug === '') return 'unknown';
  return isReservedSegment(slug) ? `${slug}-ort` : slug;
}

/** The name part of a business address; a name without letters falls back to a hash of the place id. */
export function nameSlug(name: string, placeId: string): string {
  const slug = truncateSlug(slugify(name), MAX_NAME_SLUG_LENGTH);
  return slug === '' ? shortSuffix(placeId, FALLBACK_LENGTH) : slug;
}

/** For a name that is taken in its city: the name, then the place id's hash. */
export function distinctNameSlug(name: string, placeId: string, suffixLength?: number): string {
  return `${nameSlug(name, placeId)}-${shortSuffix(placeId, suffixLength)}`;
}
