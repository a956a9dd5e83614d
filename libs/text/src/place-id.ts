import { createHash } from 'node:crypto';
import { fold } from './slugify.js';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const DERIVED_LENGTH = 24;
const MAX_HASH_LENGTH = 32;
const DEFAULT_SUFFIX_LENGTH = 5;

/** `length` characters of [0-9a-z] from the SHA-256 of a text; each carries log2(36) bits, slightly biased. */
function hashText(text: string, length: number): string {
  const digest = createHash('sha256').update(text).digest();
  let result = '';
  for (let index = 0; index < length; index += 1) result += ALPHABET[(digest[index] ?? 0) % ALPHABET.length];
  return result;
}

/**
 * A short suffix that tells apart businesses of one name in one city. The same place id always gives the same
 * suffix; should two still collide, ask for more characters (1 to 32, default 5).
 */
export function shortSuffix(placeId: string, length = DEFAULT_SUFFIX_LENGTH): string {
  return hashText(placeId, Math.min(Math.max(Math.trunc(length), 1), MAX_HASH_LENGTH));
}

/**
 * The place id of a row that brings none: the same name, address and postal code (or city, where there is no
 * postal code), compared folded, are the same place. Starts with 'gw_', which no provider's ids do.
 */
export function derivePlaceId(place: {
  name: string;
  address?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
}): string {
  const postalCode = fold(place.postalCode ?? '');
  const area = postalCode === '' ? fold(place.city ?? '') : postalCode;
  const parts = [fold(place.name), fold(place.address ?? ''), area];
  return `gw_${hashText(parts.join('\u001f'), DERIVED_LENGTH)}`;
}
