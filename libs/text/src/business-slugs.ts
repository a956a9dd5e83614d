import { shortSuffix } from './place-id.js';
import { isReservedSegment } from './reserved-segments.js';
import { slugify } from './slugify.js';

/** Longest city and name parts of a business address, in characters. */
export const MAX_CITY_SLUG_LENGTH = 60;
export const MAX_NAME_SLUG_LENGTH = 80;

/** Length of the fallback made from the place id when a name leaves no letters. */
const FALLBACK_LENGTH = 10;

/** A slug cut to `limit` characters, at a word's end where the last word is not the only one. */
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

/** The name part for a business whose plain one is taken in its city: the name, then the place id's hash. */
export function distinctNameSlug(name: string, placeId: string, suffixLength?: number): string {
  return `${nameSlug(name, placeId)}-${shortSuffix(placeId, suffixLength)}`;
}

/** Both parts of a business address and the address itself, `{city}/{name}` without a leading slash. */
export function businessSlugs(business: { name: string; city: string; placeId: string }): {
  citySlug: string;
  nameSlug: string;
  urlSlug: string;
} {
  const city = citySlug(business.city);
  const name = nameSlug(business.name, business.placeId);
  return { citySlug: city, nameSlug: name, urlSlug: `${city}/${name}` };
}
