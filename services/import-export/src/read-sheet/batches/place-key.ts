import type { BusinessInput } from '@gewerk/contracts/sheets';
import { derivePlaceId } from '@gewerk/text';

/**
 * A number that is the same for all rows with the same place id. Two place ids may have the same number, so it
 * is never used to identify a business, but only to keep rows in order: a common number merely costs a little
 * waiting. Numbers need a quarter of the memory of ids.
 */
export function placeKey({ placeId, name, address, postalCode, city }: BusinessInput): number {
  return placeId === undefined
    ? hash(derivePlaceId({ name, address, postalCode, city: city ?? NO_CITY }))
    : hash(placeId.replace(SPACES, ' '));
}

/** The directory's name for a missing city: rows with this name and rows without a city get the same place id. */
const NO_CITY = 'Unknown';
const SPACES = /\s+/g;

/** A fast hash of 53 bits, combined from two multiplicative hashes of 32 bits. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x85ebca77);
    low = Math.imul(low ^ code, 0xc2b2ae3d);
  }
  high ^= Math.imul(high ^ (low >>> 15), 0x735a2d97);
  low ^= Math.imul(low ^ (high >>> 15), 0xcaf649a9);
  return (low >>> 0) + (high >>> 11) * 0x1_0000_0000;
}
