import { z } from 'zod';
import { boundedInteger, searchText } from '../../model/inputs/query.js';
import { SEARCH_FILTER } from '../../limits/index.js';
import { BOX_FAULT, readBox } from '../../model/box.js';

/** A filter that is on or omitted: `true`, as text in a query. */
const flag = () =>
  z
    .union([z.literal(true), z.literal('true').transform((): true => true)], {
      error: 'must be true or omitted',
    })
    .optional();

/** The filters of a search; all given ones must hold. */
export const searchFilterFields = {
  /** Open now by the business's local time. */
  openNow: flag(),
  /** Has at least this rating. */
  minRating: z
    .enum(SEARCH_FILTER.minRatings, { error: `must be one of ${SEARCH_FILTER.minRatings.join(', ')}` })
    .optional(),
  /**
   * Centre of the search circle: a place, a postal code, or latitude and longitude such as '49.945,11.571'.
   * Nearest first.
   */
  around: searchText().optional(),
  /** Kilometres around `around`; default 25. */
  radius: boundedInteger(1, SEARCH_FILTER.maxRadius).optional(),
  hasWebsite: flag(),
  hasPhone: flag(),
  /** Open on this weekday, at any time. */
  openOn: z
    .enum(SEARCH_FILTER.openDays, { error: `must be one of ${SEARCH_FILTER.openDays.join(', ')}` })
    .optional(),
  /** Open around the clock on every day. */
  openAlways: flag(),
  /** A rectangle on the map: west, south, east and north in degrees, such as '11.4,49.8,11.7,50'. */
  box: searchText()
    .refine((text) => readBox(text) !== null, BOX_FAULT)
    .optional(),
} as const;

/** Sort orders: best match first, or this order among equally good matches; `distance` needs a place. */
export const searchSorts = ['relevance', 'distance', 'rating', 'reviews', 'name'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Filters that a degraded search may have to ignore. */
export const searchFilterNames = ['openNow', 'minRating', 'around', 'hasWebsite', 'hasPhone'] as const;
export type SearchFilterName = (typeof searchFilterNames)[number];
