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

/**
 * A stable suffix for businesses with the same name in one city; on a collision request more characters (1 to
 * 32).
 */
export function shortSuffix(placeId: string, length = DEFAULT_SUFFIX_LENGTH): string {
  return hashText(placeId, Math.min(Math.max(Math.trunc(length), 1), MAX_HASH_LENGTH));
}

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Transliteration turns several texts into the same one ('東亭', '冬庭'), so texts in other scripts are compared
 * as they are written.
 */
const identity = (text: string): string =>
  OTHER_SCRIPT.test(text) ? text.normalize('NFKC').toLowerCase().replace(NO_WORD, ' ').trim() : fold(text);

interface Place {
  name: string;
  address?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
}

/**
 * The place id of a row that has none: rows with the same name, address and postal code (or city, if there is
 * no postal code), compared in folded form, are the same place; texts in other scripts are compared by their
 * NFKC form. Starts with 'gw_', unlike the ids of any provider.
 */
export const derivePlaceId = (place: Place): string => derivedFrom(place, identity);

/**
 * The id that such a place had before texts in other scripts were compared as written; null if it is the
 * same.
 */
export function formerPlaceId(place: Place): string | null {
  const { name, address = '', postalCode = '', city = '' } = place;
  return OTHER_SCRIPT.test(`${name}${address}${postalCode}${city}`) ? derivedFrom(place, fold) : null;
}

function derivedFrom({ name, address, postalCode, city }: Place, compared: (text: string) => string): string {
  const code = compared(postalCode ?? '');
  const area = code === '' ? compared(city ?? '') : code;
  const parts = [compared(name), compared(address ?? ''), area];
  return `gw_${hashText(parts.join('\u001f'), DERIVED_LENGTH)}`;
}
