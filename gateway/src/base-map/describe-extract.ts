import type { MapExtract } from '@gewerk/contracts';
import { Compression, type Header, TileType } from 'pmtiles';
import { z } from 'zod';

/** The vector layer by which each schema is recognised. */
const KNOWN_BY: Readonly<Record<MapExtract['schema'], string>> = {
  protomaps: 'roads',
  openmaptiles: 'transportation',
};
const LEAST_VERSION = 3;
const MOST_ATTRIBUTION = 200;
/** Default attribution: both schemas are built from OpenStreetMap's data. */
const OPENSTREETMAP = '© OpenStreetMap';

const metadataSchema = z.object({
  attribution: z.string().default(''),
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
});

/** The properties of an archive that maps need, or the reason why it cannot be shown. */
export function describeExtract(header: Header, metadata: unknown): Omit<MapExtract, 'address'> | string {
  if (header.specVersion < LEAST_VERSION)
    return `has PMTiles version ${header.specVersion}, but version ${LEAST_VERSION} is needed: convert it with 'pmtiles convert'`;
  if (header.tileType !== TileType.Mvt) return 'has raster tiles; vector tiles (MVT) are needed';
  if (header.tileCompression !== Compression.Gzip && header.tileCompression !== Compression.None)
    return 'has tiles that browsers cannot decompress; gzip or no compression is needed';
  const known = metadataSchema.safeParse(metadata);
  const layers = known.success ? known.data.vector_layers.map(({ id }) => id) : [];
  const schema = layers.includes(KNOWN_BY.protomaps)
    ? 'protomaps'
    : layers.includes(KNOWN_BY.openmaptiles) && 'openmaptiles';
  if (!schema) {
    return `has the layers ${layers.slice(0, 10).join(', ') || '(none)'}; those of Protomaps' basemap (${KNOWN_BY.protomaps}, …) or OpenMapTiles (${KNOWN_BY.openmaptiles}, …) are needed`;
  }
  return {
    schema,
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    attribution: plainText(known.data?.attribution ?? '') || OPENSTREETMAP,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { copy: '©', '#169': '©', amp: '&', quot: '"', nbsp: ' ' };

/** The text of an attribution, which archives contain as HTML. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_ATTRIBUTION);
