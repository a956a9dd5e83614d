import type { getMapTile, ParsedInputOf } from '@gewerk/contracts/bus';
import { SEARCH_FILTER } from '@gewerk/contracts/limits';
import { equivalentCategories } from '@gewerk/trades';
import { HAS_PHONE, HAS_WEBSITE, ratedAtLeast } from '../document/filter-traits.js';
import { OPEN_ALWAYS, openOn } from '../document/time-traits.js';
import { categorySlugOf } from '../questions/find/category-slug.js';
import type { Kind } from './point-table.js';

export type TileInput = ParsedInputOf<typeof getMapTile>;
type FilterInput = Omit<TileInput, 'z' | 'x' | 'y'>;

/** Traits that tiles are filtered by, each a bit. */
const TRAITS = [
  HAS_PHONE,
  HAS_WEBSITE,
  OPEN_ALWAYS,
  ...SEARCH_FILTER.minRatings.map(ratedAtLeast),
  ...SEARCH_FILTER.openDays.map((_, day) => openOn(day)),
];

const BITS: ReadonlyMap<string, number> = new Map(TRAITS.map((trait, index) => [trait, 1 << index]));

/** The bits of those traits that tiles are filtered by. */
export const traitBits = (traits: readonly string[]): number =>
  traits.reduce((bits, trait) => bits | (BITS.get(trait) ?? 0), 0);

export interface PointFilter {
  /** Bits that a point must have. */
  traits: number;
  isOpenNow: boolean;
  /** Null where every kind will do. */
  hasKind: ((kind: Kind) => boolean) | null;
}

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
