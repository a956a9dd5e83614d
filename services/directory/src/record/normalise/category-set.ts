const PARTED_BY = ' ';

/**
 * All categories of a business as one value, '' for none. An index by the single categories would have an entry for
 * each, three on average: with four orders twelve of the nineteen that storing a business cost.
 */
export const categorySetOf = (slugs: readonly string[]): string => [...slugs].sort().join(PARTED_BY);

export const holdsCategory = (set: string, slug: string): boolean => set.split(PARTED_BY).includes(slug);
