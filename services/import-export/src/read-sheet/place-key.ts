import { createHash } from 'node:crypto';
import type { BusinessInput } from '@gewerk/contracts';
import { derivePlaceId } from '@gewerk/text';

/**
 * A number that is the same for rows of one place. Two places may share a number: it is for keeping an order,
 * where that costs a little waiting, never for identity. Numbers take a quarter of the memory of ids.
 */
export function placeKey({ placeId, name, address, postalCode, city }: BusinessInput): number {
  const id =
    placeId === undefined
      ? derivePlaceId({ name, address, postalCode, city: city ?? NO_CITY })
      : placeId.replace(/\s+/g, ' ');
  return createHash('sha1').update(id).digest().readUIntBE(0, 6);
}

/** The directory's own word for a missing city: both spellings are one place. */
const NO_CITY = 'Unknown';
