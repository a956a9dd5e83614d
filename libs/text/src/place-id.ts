import { createHash } from 'node:crypto';
import { fold } from './slugify.js';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const DERIVED_LENGTH = 24;
const MAX_HASH_LENGTH = 32;
const DEFAULT_SUFFIX_LENGTH = 5;

/** `length` characters of [0-9a-z] from a text's SHA-256, slightly biased. */
function hashText(text: string, length: number): string {
  const digest = createHash('sha256').update(text).digest();
  let result = '';
  for (let index = 0; index < length; index += 1) result += ALPHABET[(digest[index] ?? 0) % ALPHABET.length];
  return result;
}

/** A stable suffix for businesses of one name in one city; on a collision ask for more characters (1 to 32). */
export function shortSuffix(placeId: string, length = DEFAULT_SUFFIX_LENGTH): string {
  return hashText(placeId, Math.min(Math.max(Math.trunc(length), 1), MAX_HASH_LENGTH));
}

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** A transliteration makes one text of many ('東亭', '冬庭'): texts of other scripts are compared as they are written. */
const identity = (text: string): string =>
  OTHER_SCRIPT.test(text) ? text.normalize('NFKC').toLowerCase().replace(NO_WORD, ' ').trim() : fold(text);

/**
 * The place id of a row that brings none: the same name, address and postal code (or city, where there is no
 * postal code), compared folded, are the same place; texts of other scripts by their NFKC text. Starts with 'gw_', which no provider's ids do.
 */
export function derivePlaceId(place: {
  name: string;
  address?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
}): string {
  const postalCode = identity(place.postalCode ?? '');
  const area = postalCode === '' ? identity(place.city ?? '') : postalCode;
  const parts = [identity(place.name), identity(place.address ?? ''), area];
  return `gw_${hashText(parts.join('\u001f'), DERIVED_LENGTH)}`;
}
