/** Keys of an index, in its order. */
export type IndexKeys = Record<string, 1 | -1>;

/**
 * Each of these indexes serves both the filter and the order of a list, so that a page at depth 10,000 skips
 * index keys rather than documents. Reads name the index to use, because the planner, which tries plans on a
 * few documents, sometimes chooses one that sorts. A list of a category merges the lists of the sets that
 * contain it: at most a few dozen parallel index scans. Unlisted businesses are in the empty set, so the
 * categories' indexes need no `listed`. Visitors' lists end with permanently closed businesses: an absent
 * `gone` sorts first.
 */
export const listIndexes = {
  popular: { listed: 1, popularity: -1, _id: 1 },
  postalCode: { listed: 1, postalCode: 1, nameSlug: 1 },
  city: { listed: 1, citySlug: 1, gone: 1, ratingValue: -1, reviewCount: -1, _id: 1 },
  categoryByRating: { categorySet: 1, gone: 1, ratingValue: -1, reviewCount: -1, _id: 1 },
  categoryByReviews: { categorySet: 1, gone: 1, reviewCount: -1, ratingValue: -1, _id: 1 },
  categoryByName: { categorySet: 1, gone: 1, nameSlug: 1, citySlug: 1 },
  categoryByCity: { categorySet: 1, gone: 1, citySlug: 1, nameSlug: 1 },
  /** For listings with unreadable hours; the query must contain all conditions of `UNREAD_HOURS`. */
  unreadHours: { updatedAt: 1 },
  /** Unique. */
  address: { urlSlug: 1 },
} as const satisfies Record<string, IndexKeys>;

/** Listings whose source has unreadable hours. */
export const UNREAD_HOURS = { listed: true, rawHours: { $exists: true }, hours: null } as const;
