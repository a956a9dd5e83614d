import type { EngineQuery } from '../engine/engine-query.js';
import type { Place } from '../locate-place/place.js';

const SHOWN = ['card', 'opening'] as const;
const METRES = 1_000;

export interface Paging {
  limit: number;
  offset: number;
}

/** What is searched for, wherever it is. */
export interface Wanted extends Paging {
  /** Folded text; '' finds all. */
  text: string;
  /** Any of these; empty finds all. */
  categorySlugs: readonly string[];
  /** Further conditions that all are to hold. */
  conditions: Filter;
  /** Nearest to it first among equally good matches; null for no such order. */
  from: Point | null;
}

export interface Point {
  latitude: number;
  longitude: number;
}

/** Conditions that are all to hold. */
export type Filter = string[];

/** A search within the given conditions. With `all`, every word must be found; otherwise last words may be missing. */
export function engineQuery(wanted: Wanted, within: Filter = [], all = false): EngineQuery {
  const filter = [...within, ...categoryFilter(wanted.categorySlugs), ...wanted.conditions];
  return {
    q: wanted.text,
    limit: wanted.limit,
    offset: wanted.offset,
    ...(wanted.from ? nearestFirst(wanted.from) : { attributesToRetrieve: SHOWN }),
    ...(filter.length > 0 ? { filter } : {}),
    matchingStrategy: all ? 'all' : 'last',
  };
}

/** A search around a point, nearest first among equally good matches. */
export function nearbyQuery(wanted: Wanted, point: Point, radiusKm: number): EngineQuery {
  return { ...engineQuery(wanted, [withinRadius(point, radiusKm)]), ...nearestFirst(point) };
}

/** The condition of lying in a circle. */
export const withinRadius = ({ latitude, longitude }: Point, radiusKm: number): string =>
  `_geoRadius(${latitude}, ${longitude}, ${radiusKm * METRES})`;

/** The condition of being in any of these categories; none where none is asked for. */
export const categoryFilter = (slugs: readonly string[]): Filter =>
  slugs.length > 0 ? [oneOf('categorySlugs', slugs)] : [];

function nearestFirst({ latitude, longitude }: Point): Pick<EngineQuery, 'sort' | 'attributesToRetrieve'> {
  return {
    // The engine tells distances only beside the position itself.
    attributesToRetrieve: [...SHOWN, '_geo'],
    sort: [`_geoPoint(${latitude}, ${longitude}):asc`],
  };
}

/** Conditions for being at a place, the strictest first; none where the directory has nothing of that name. */
export function placeFilters({ citySlugs, postalCode }: Place): Filter[] {
  const city = citySlugs.length > 0 ? [oneOf('citySlug', citySlugs)] : null;
  const code = postalCode ? [oneOf('postalPrefixes', [postalCode])] : null;
  if (city && code) return [[...code, ...city], code];
  return [code ?? city].filter((filter) => filter !== null);
}

/** The condition of having any of these values. */
export const oneOf = (field: string, values: readonly string[]): string =>
  `${field} IN [${values.map(quoted).join(', ')}]`;

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;
