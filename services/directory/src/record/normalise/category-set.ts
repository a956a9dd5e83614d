const PARTED_BY = ' ';

/**
 * All categories of a business as one value, '' for none. An index of single categories would have an entry for
 * each, three on average: with four orders, that would be twelve of the nineteen index entries written for a
 * business.
 */
export const categorySetOf = (slugs: readonly string[]): string => [...slugs].sort().join(PARTED_BY);

export const holdsCategory = (set: string, slug: string): boolean => set.split(PARTED_BY).includes(slug);
