/** Counted uses of a listing: viewing its page, or following one of its links. */
export const listingActions = ['views', 'phone', 'website', 'route'] as const;
export type ListingAction = (typeof listingActions)[number];
/** A link of a listing that visitors follow. */
export const clickKinds = ['phone', 'website', 'route'] as const;
