import type { getMapTile, ParsedInputOf } from '@gewerk/contracts/bus';
import { SEARCH_FILTER } from '@gewerk/contracts/limits';
import { equivalentCategories } from '@gewerk/trades';
import { HAS_PHONE, HAS_WEBSITE, ratedAtLeast } from '../document/filter-traits.js';
import { OPEN_ALWAYS, openOn } from '../document/time-traits.js';
import { categorySlugOf } from '../questions/find/category-slug.js';
import type { Kind, PointFilter } from './point-table.js';
import { traitBits } from './trait-bits.js';

export type TileInput = ParsedInputOf<typeof getMapTile>;
type FilterInput = Omit<TileInput, 'z' | 'x' | 'y'>;

/** @throws GewerkError invalid-input for an unknown category */
export function pointFilter(input: FilterInput): PointFilter {
  const category = categorySlugOf(input.category);
  const slugs = category === null ? null : equivalentCategories(category);
  const { trade } = input;
  const isKind = (kind: Kind): boolean =>
    (!slugs || slugs.some((slug) => kind.categorySlugs.includes(slug))) &&
    (!trade || kind.tradeKey === trade);
  return {
    traits: traitBits([
      ...(input.hasPhone ? [HAS_PHONE] : []),
      ...(input.hasWebsite ? [HAS_WEBSITE] : []),
      ...(input.openAlways ? [OPEN_ALWAYS] : []),
      ...(input.minRating ? [ratedAtLeast(input.minRating)] : []),
      ...(input.openOn ? [openOn(SEARCH_FILTER.openDays.indexOf(input.openOn))] : []),
    ]),
    isOpenNow: input.openNow === true,
    hasKind: slugs || trade ? isKind : null,
  };
}
