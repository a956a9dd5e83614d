import type { Texts } from '../../texts/catalogue-types.js';
import { activeFilters } from './active-filters.js';
import type { SearchResultsAddress } from './search-results-address.js';

/** Another search, and a description of it. */
export interface Way {
  readonly label: string;
  readonly address: SearchResultsAddress;
}

export const MOST_WAYS = 5;

/** Parameters that state the subject and the place of a search; the others may hide businesses there. */
const KEPT: ReadonlySet<string> = new Set(['location', 'category', 'around', 'box']);

/** The search without each of its filters. */
export const waysOut = (address: SearchResultsAddress, texts: Texts): Way[] =>
  waysBut(address, texts, () => true);

/** The search without each of the filters that may hide businesses at the place. */
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
