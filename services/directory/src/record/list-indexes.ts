/** Keys of an index, in its order. */
export type IndexKeys = Record<string, 1 | -1>;

/**
 * Each of these indexes serves lists whole, filter and order, so that a page at depth 10,000 still skips index keys and
 * never documents. Reads name the one they mean: the planner, which tries plans on a few documents, at times takes one
 * that sorts. A list of a category merges the lists of the sets that it is in, at most some dozens of index scans side by
 * side. Unlisted businesses are in the empty set, so the categories' indexes need no `listed`. Visitors' lists end with who
 * has closed permanently: what is absent sorts before `gone`.
 */
export const listIndexes = {
  popular: { listed: 1, popularity: -1, _id: 1 },
  postalCode: { listed: 1, postalCode: 1, nameSlug: 1 },
  city: { listed: 1, citySlug: 1, gone: 1, ratingValue: -1, reviewCount: -1, _id: 1 },
  categoryByRating: { categorySet: 1, gone: 1, ratingValue: -1, reviewCount: -1, _id: 1 },
  categoryByReviews: { categorySet: 1, gone: 1, reviewCount: -1, ratingValue: -1, _id: 1 },
  categoryByName: { categorySet: 1, gone: 1, nameSlug: 1, citySlug: 1 },
  categoryByCity: { categorySet: 1, gone: 1, citySlug: 1, nameSlug: 1 },
  /** Of listings whose source has hours that could not be read; a read must have `UNREAD_HOURS` whole. */
  unreadHours: { updatedAt: 1 },
  /** Unique. */
  address: { urlSlug: 1 },
} as const satisfies Record<string, IndexKeys>;

/** Listings whose source has hours that could not be read. */
export const UNREAD_HOURS = { listed: true, rawHours: { $exists: true }, hours: null } as const;
