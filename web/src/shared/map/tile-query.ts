import type { Understood } from '@gewerk/contracts/bus';
import { filterParameters } from '../search/filters.js';
import type { SearchResultsAddress } from '../search/search-results-address.js';

/** The query string of tiles with these filters. */
export const tileQuery = (filters: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();

/** Filters by location. Tiles need none of them, since the map itself shows where businesses are. */
const WHERE: ReadonlySet<string> = new Set(['place', 'near-me']);

/**
 * The query string of tiles that show everything that a search finds; null if tiles cannot show it, for example
 * for names, addresses and several trades.
 */
export function searchTiles(
  address: SearchResultsAddress,
  understood: Understood | undefined,
): string | null {
  const { around: _around, radius: _radius, box: _box, ...filters } = filterParameters(address);
  const asked = { category: address.category, ...filters };
  if (address.query === '') return tileQuery(asked);
  const parts = understood?.parts.filter(({ kind }) => !WHERE.has(kind)) ?? [];
  const [only] = parts;
  if (understood?.intent !== 'trade' || parts.length !== 1 || only?.kind !== 'trade') return null;
  return tileQuery({ ...asked, trade: only.value });
}
