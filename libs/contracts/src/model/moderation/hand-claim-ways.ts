import type { BusinessDetail } from '../business/business.js';

/**
 * How a code reaches a listing without an email address: always through the listing's own data, never the
 * claimant's.
 */
export const handClaimWays = ['letter', 'phone'] as const;
export type HandClaimWay = (typeof handClaimWays)[number];

const needed = { letter: 'address', phone: 'phone' } as const;

/**
 * The ways in which the operator can send a listing its code; empty if it has an email address, or no contact
 * data at all.
 */
export const handClaimWaysOf = (
  listing: Pick<BusinessDetail, 'email' | 'address' | 'phone'>,
): readonly HandClaimWay[] =>
  listing.email === null ? handClaimWays.filter((way) => Boolean(listing[needed[way]])) : [];
