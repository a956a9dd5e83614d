import { shortSuffix } from './place-id.js';
import { isReservedSegment } from './reserved-segments.js';
import { slugify } from './slugify.js';

/** Maximum lengths of the city and name parts of a business's URL, in characters. */
export const MAX_CITY_SLUG_LENGTH = 60;
export const MAX_NAME_SLUG_LENGTH = 80;

/** Length of the hash of the place id that replaces a name without letters and digits. */
const FALLBACK_LENGTH = 10;

/** Cuts a slug to `limit` characters, at the end of a word where possible. */
export function truncateSlug(slug: string, limit: number): string {
  if (slug.length <= limit) return slug;
  const cut = slug.slice(0, limit);
  if (slug[limit] === '-') return cut;
  const wordEnd = cut.lastIndexOf('-');
  return wordEnd >= limit / 2 ? cut.slice(0, wordEnd) : cut.replace(/-+$/, '');
}

/**
 * The city part of a business's URL. A city with the name of a route gets '-ort'; one without letters and digits
 * becomes 'unknown'.
 */
export function citySlug(city: string): string {
  const slug = truncateSlug(slugify(city), MAX_CITY_SLUG_LENGTH);
  if (slug === '') return 'unknown';
  return isReservedSegment(slug) ? `${slug}-ort` : slug;
}

/** The name part of a business's URL; a name without letters and digits becomes a hash of the place id. */
export function nameSlug(name: string, placeId: string): string {
  const slug = truncateSlug(slugify(name), MAX_NAME_SLUG_LENGTH);
  return slug === '' ? shortSuffix(placeId, FALLBACK_LENGTH) : slug;
}

/** For a name that is already taken in its city: the name, then the place id's hash. */
export function distinctNameSlug(name: string, placeId: string, suffixLength?: number): string {
  return `${nameSlug(name, placeId)}-${shortSuffix(placeId, suffixLength)}`;
}
