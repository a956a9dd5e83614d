import { SEARCH_FILTER } from '@gewerk/contracts/limits';
import { HAS_PHONE, HAS_WEBSITE, ratedAtLeast } from '../document/filter-traits.js';
import { OPEN_ALWAYS, openOn } from '../document/time-traits.js';

/** Traits for filtering tiles, one bit each. */
const TRAITS = [
  HAS_PHONE,
  HAS_WEBSITE,
  OPEN_ALWAYS,
  ...SEARCH_FILTER.minRatings.map(ratedAtLeast),
  ...SEARCH_FILTER.openDays.map((_, day) => openOn(day)),
];

const BITS: ReadonlyMap<string, number> = new Map(TRAITS.map((trait, index) => [trait, 1 << index]));

/** The bits of the given traits that tiles can be filtered by. */
export const traitBits = (traits: readonly string[]): number =>
  traits.reduce((bits, trait) => bits | (BITS.get(trait) ?? 0), 0);
