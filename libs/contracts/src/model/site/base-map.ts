import { z } from 'zod';

/** Naming schemes of an archive's layers: Protomaps' basemap, or OpenMapTiles. */
export const extractSchemas = ['protomaps', 'openmaptiles'] as const;

/** An archive of vector tiles (PMTiles, version 3) that the operator provides. */
export const mapExtractSchema = z.object({
  /** Address from which ranges of it are served. */
  address: z.string(),
  schema: z.enum(extractSchemas),
  /** Zoom levels of its tiles. */
  minZoom: z.number().int().min(0).max(30),
  maxZoom: z.number().int().min(0).max(30),
  /** Covered area, in degrees: west, south, east, north. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Attribution, as plain text; must be shown. */
  attribution: z.string(),
});
export type MapExtract = z.infer<typeof mapExtractSchema>;

/** The archive that maps show; null for the built-in base map only. */
export const baseMapSchema = z.object({ extract: mapExtractSchema.nullable() });
export type BaseMapAnswer = z.infer<typeof baseMapSchema>;
