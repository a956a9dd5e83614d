import type { Texts } from '../../texts/catalogue-types.js';
import { activeFilters } from './active-filters.js';
import type { SearchResultsAddress } from './search-results-address.js';

/** Another search, and what it does in words. */
export interface Way {
  readonly label: string;
  readonly address: SearchResultsAddress;
}

export const MOST_WAYS = 5;

/** The subject of a search and its place: no filters that hide who is there. */
const KEPT: ReadonlySet<string> = new Set(['location', 'category', 'around', 'box']);

/** The search without each of its filters. */
export const waysOut = (address: SearchResultsAddress, texts: Texts): Way[] =>
  waysBut(address, texts, () => true);

/** Without each of those that may hide who is at the place. */
export const waysInside = (address: SearchResultsAddress, texts: Texts): Way[] =>
  waysBut(address, texts, (changes) => Object.keys(changes).every((name) => !KEPT.has(name))).slice(
    0,
    MOST_WAYS,
  );

const waysBut = (
  address: SearchResultsAddress,
  texts: Texts,
  isWanted: (changes: Partial<SearchResultsAddress>) => boolean,
): Way[] =>
  activeFilters(address, texts)
    .filter(({ without }) => isWanted(without))
    .map(({ label, without }) => ({
      label: texts.common.waysOn.without(label),
      address: { ...address, ...without, page: 1 },
    }));
