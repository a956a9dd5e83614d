import type { Texts } from '../../texts/catalogue-types.js';
import type { ActiveFilter } from './active-filters.js';
import type { SearchResultsAddress } from './search-results-address.js';

/** Another search, and a description of it. */
export interface Way {
  readonly label: string;
  readonly address: SearchResultsAddress;
}

export const MOST_WAYS = 5;

/**
 * Parameters that define the subject and the place of a search; other parameters may hide businesses at that
 * place.
 */
const KEPT: ReadonlySet<string> = new Set(['location', 'category', 'around', 'box']);

/** For each active filter, the search without it. */
export const waysOut = (
  address: SearchResultsAddress,
  filters: readonly ActiveFilter[],
  texts: Texts,
): Way[] =>
  filters.map(({ label, without }) => ({
    label: texts.common.waysOn.without(label),
    address: { ...address, ...without, page: 1 },
  }));

/** For each active filter that may hide businesses at the place, the search without it. */
export function waysInside(
  address: SearchResultsAddress,
  filters: readonly ActiveFilter[],
  texts: Texts,
): Way[] {
  const hiding = filters.filter(({ without }) => Object.keys(without).every((name) => !KEPT.has(name)));
  return waysOut(address, hiding, texts).slice(0, MOST_WAYS);
}
