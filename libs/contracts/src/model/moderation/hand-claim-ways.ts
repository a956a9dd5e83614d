import type { BusinessDetail } from '../business/business.js';

/** How a code reaches a listing that has no address for mail: always by what the listing says, never by what the claimant says. */
export const handClaimWays = ['letter', 'phone'] as const;
export type HandClaimWay = (typeof handClaimWays)[number];

const needed = { letter: 'address', phone: 'phone' } as const;

/** The ways by which a listing can get a code by hand; none where it has an address for mail, or nothing else either. */
export const handClaimWaysOf = (
  listing: Pick<BusinessDetail, 'email' | 'address' | 'phone'>,
): readonly HandClaimWay[] =>
  listing.email === null ? handClaimWays.filter((way) => Boolean(listing[needed[way]])) : [];
