import { z } from 'zod';
import { MAP } from '../../limits/index.js';
import { boundedInteger, searchText } from '../../model/inputs/query.js';
import { defineOperation } from '../operation.js';
import { searchFilterFields } from './search-filters.js';

const { openNow, minRating, hasWebsite, hasPhone, openOn, openAlways } = searchFilterFields;

/** Conditions for the businesses of a tile; all given ones must hold. */
export const tileFilterFields = {
  /** Category slug or label. */
  category: searchText().optional(),
  /** A trade's key, e.g. 'friseur'. */
  trade: searchText().optional(),
  openNow,
  minRating,
  hasWebsite,
  hasPhone,
  openOn,
  openAlways,
} as const;

/**
 * Businesses of one tile of the Web Mercator grid as a Mapbox vector tile with the layer `businesses`. Points
 * close to each other become one with a `count`; others have the `id` of their business. Fails with
 * `invalid-input` for a tile that does not exist or an unknown category, and with `unavailable` before the index
 * has been read.
 */
export const getMapTile = defineOperation({
  service: 'search',
  name: 'get-map-tile',
  input: z.object({
    z: boundedInteger(0, MAP.maxZoom),
    x: boundedInteger(0, 2 ** MAP.maxZoom - 1),
    y: boundedInteger(0, 2 ** MAP.maxZoom - 1),
    ...tileFilterFields,
  }),
  output: z.object({ base64: z.base64() }),
});
