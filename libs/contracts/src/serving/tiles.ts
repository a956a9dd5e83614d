import { z } from 'zod';
import { getMapTile, tileFilterFields } from '../bus/search/get-map-tile.js';
import type { Address } from '../http/route.js';

/** How a public GET of a map tile is served. */
export interface TileServing {
  readonly summary: string;
  readonly query: z.ZodType<Record<string, unknown>>;
  readonly operation: typeof getMapTile;
  readonly contentType: 'application/vnd.mapbox-vector-tile';
  /** How long browsers and shared caches may keep the tile, in seconds. */
  readonly maxAgeSeconds: number;
}

/** Tiles of the map. */
export const tileServing = {
  businesses: {
    summary:
      'Businesses in a tile of the map as a Mapbox vector tile; those close to each other are one point with a count',
    query: z.strictObject(tileFilterFields),
    operation: getMapTile,
    contentType: 'application/vnd.mapbox-vector-tile',
    maxAgeSeconds: 60,
  },
} as const satisfies Record<string, TileServing>;

/** A public GET of a tile with its address. */
export type TileEndpoint = TileServing & Address;
