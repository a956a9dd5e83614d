import type { QueryFilter } from 'mongoose';
import {
  bestRated,
  type BusinessRecord,
  type CategoryFilter,
  listedBy,
  listIndexes,
  type ListQuery,
} from '../record/index.js';

/** A visitor's search criteria in their stored form; a business must match all that are given. */
export interface PrefixTerms {
  /** Beginning of a folded name. */
  nameStart?: string | undefined;
  citySlug?: string | undefined;
  postalStart?: string | undefined;
  /** A category, or all of them. */
  category: CategoryFilter;
  /** Whether `category` is a single category. */
  isOfCategory: boolean;
}

/** Sorting by city is redundant within one city, but in the index the city comes before the name. */
const byNameInCity = { gone: 1, citySlug: 1, nameSlug: 1 } as const;
const byName = { gone: 1, nameSlug: 1, citySlug: 1 } as const;

/**
 * A query whose order a single index provides: by postal code if one is given without a city; by name if a
 * name, or a category in a city, is given; otherwise best first.
 */
export function prefixQuery({
  nameStart,
  citySlug,
  postalStart,
  category,
  isOfCategory,
}: PrefixTerms): ListQuery {
  const filter: QueryFilter<BusinessRecord> = { ...category.filter };
  if (postalStart !== undefined) filter.postalCode = startingWith(postalStart);
  if (citySlug !== undefined && nameStart !== undefined) {
    filter.urlSlug = startingWith(`${citySlug}/${nameStart}`);
    return { filter, order: { urlSlug: 1 }, index: listIndexes.address };
  }
  if (citySlug !== undefined) {
    filter.citySlug = citySlug;
    if (isOfCategory)
      return { filter, order: byNameInCity, ...listedBy(category, listIndexes.categoryByCity) };
    return { filter: { ...filter, listed: true }, order: bestRated, index: listIndexes.city };
  }
  if (nameStart !== undefined) filter.nameSlug = startingWith(nameStart);
  if (postalStart !== undefined) {
    const order = { postalCode: 1, nameSlug: 1 } as const;
    return { filter: { ...filter, listed: true }, order, index: listIndexes.postalCode };
  }
  if (nameStart !== undefined) {
    return { filter, order: byName, ...listedBy(category, listIndexes.categoryByName) };
  }
  if (isOfCategory) return { filter, order: bestRated, ...listedBy(category, listIndexes.categoryByRating) };
  return { filter: { listed: true }, order: { popularity: -1, _id: 1 }, index: listIndexes.popular };
}

/**
 * Matches a beginning by a range, which an index serves directly: a visitor's text never becomes a regular
 * expression.
 */
const startingWith = (text: string): { $gte: string; $lt: string } => ({ $gte: text, $lt: `${text}\uffff` });
