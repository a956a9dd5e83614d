import { aboutWithin, type Filter, oneOf, type Point, withinRadius } from '../../engine/conditions.js';
import type { EngineQuery } from '../../engine/engine-query.js';
import type { Place } from '../../places/place.js';

/** Radius of a place that no business names as its city. */
const PLACE_KM = 3;

const SHOWN = ['card', 'opening', 'tradeKey'] as const;

export interface Paging {
  limit: number;
  offset: number;
}

export interface Wanted extends Paging {
  /** The folded text; '' finds everything. */
  text: string;
  /** The business must have one of these; if empty, any business is found. */
  categorySlugs: readonly string[];
  conditions: Filter;
  /** Among equally good matches, those nearest to this point come first. */
  from: Point | null;
  /** Sort order of equally good matches, which takes precedence over distance. */
  order?: readonly string[];
}

/** With `all`, every word must match; otherwise the last words may be missing. */
export function engineQuery(wanted: Wanted, within: Filter = [], all = false): EngineQuery {
  const filter = [...within, ...categoryFilter(wanted.categorySlugs), ...wanted.conditions];
  return {
    q: wanted.text,
    limit: wanted.limit,
    offset: wanted.offset,
    ...ordered(wanted, wanted.from),
    ...(filter.length > 0 ? { filter } : {}),
    matchingStrategy: all ? 'all' : 'last',
  };
}

/** The query for businesses that meet these conditions, nearest first. */
export function nearestQuery(wanted: Wanted, point: Point, within: Filter): EngineQuery {
  return { ...engineQuery(wanted, within), ...ordered(wanted, point) };
}

/** The conditions of the area inside a place: its cities or postal code, otherwise a circle. */
export function insideOf(place: Place): Filter {
  const [strict] = placeFilters(place).slice(-1);
  if (strict) return strict;
  const { latitude, longitude, radiusKm = PLACE_KM } = place;
  if (latitude === null || longitude === null) return [];
  return [(place.isExact ? withinRadius : aboutWithin)({ latitude, longitude }, radiusKm)];
}

export const categoryFilter = (slugs: readonly string[]): Filter =>
  slugs.length > 0 ? [oneOf('categorySlugs', slugs)] : [];

/** The engine returns distances only if it sorts by them and returns the position. */
function ordered(
  { order = [] }: Wanted,
  point: Point | null,
): Pick<EngineQuery, 'sort' | 'attributesToRetrieve'> {
  if (!point) return { attributesToRetrieve: SHOWN, ...(order.length > 0 ? { sort: [...order] } : {}) };
  return {
    attributesToRetrieve: [...SHOWN, '_geo'],
    sort: [...order, `_geoPoint(${point.latitude}, ${point.longitude}):asc`],
  };
}

/**
 * Conditions of a place, strictest first; empty if it has neither a postal code nor cities of the directory. A country
 * that contains all businesses needs no condition.
 */
export function placeFilters({ citySlugs, postalCode, isWhole }: Place): Filter[] {
  if (isWhole) return [[]];
  const city = citySlugs.length > 0 ? [oneOf('citySlug', citySlugs)] : null;
  const code = postalCode ? [oneOf('postalPrefixes', [postalCode])] : null;
  if (city && code) return [[...code, ...city], code];
  return [code ?? city].filter((filter) => filter !== null);
}
