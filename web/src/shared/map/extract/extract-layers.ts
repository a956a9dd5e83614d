import type { MapExtract } from '@gewerk/contracts';
import { containsXY } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import { fromExtent } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { Fill, Style } from 'ol/style.js';
import { createXYZ } from 'ol/tilegrid.js';
import TileState from 'ol/TileState.js';
import VectorTile from 'ol/VectorTile.js';
import { PMTiles } from 'pmtiles';
import { logFailure } from '../../../platform/log-failure.js';
import type { MapColors } from '../map-colors.js';
import { drawnLayers } from './extract-kinds.js';
import { extractStyles } from './extract-styles.js';

const TILE_PIXELS = 512;

/**
 * The layers of the operator's own base map: its land, and everything drawn on the land. Fails if the archive
 * cannot be read.
 */
export async function extractLayers(extract: MapExtract, colors: MapColors) {
  const archive = new PMTiles(extract.address);
  await archive.getHeader();
  const { schema, minZoom, maxZoom, bounds } = extract;
  const area = transformExtent([...bounds], 'EPSG:4326', 'EPSG:3857');
  // The land is opaque, so that nothing below it shows through.
  const land = new VectorLayer({
    source: new VectorSource({ features: [new Feature(fromExtent(area))] }),
    style: landStyle(colors),
  });
  const source = new VectorTileSource({
    format: new MVT({ layers: drawnLayers(schema) }),
    tileGrid: createXYZ({ minZoom, maxZoom, tileSize: TILE_PIXELS }),
    url: '{z}/{x}/{y}',
    tileLoadFunction: (tile) => {
      if (tile instanceof VectorTile) readTile(archive, tile);
    },
  });
  const tiles = new VectorTileLayer({
    source,
    extent: area,
    style: extractStyles(schema, colors),
    declutter: 'places',
    updateWhileAnimating: false,
    updateWhileInteracting: false,
  });
  return {
    layers: [land, tiles],
    maxZoom,
    /** Whether the archive has names at a coordinate and a zoom level. */
    covers: ([x = 0, y = 0]: readonly number[], zoom: number): boolean =>
      zoom >= minZoom + 1 && containsXY(area, x, y),
    recolor: (next: MapColors) => {
      land.setStyle(landStyle(next));
      tiles.setStyle(extractStyles(schema, next));
    },
  };
}

const landStyle = ({ paper }: MapColors): Style => new Style({ fill: new Fill({ color: paper }) });

function readTile(archive: PMTiles, tile: VectorTile<Feature>): void {
  const [z = 0, x = 0, y = 0] = tile.getTileCoord();
  tile.setLoader((extent, _resolution, featureProjection) => {
    archive.getZxy(z, x, y).then(
      (answer) => {
        tile.setFeatures(
          answer
            ? (tile.getFormat().readFeatures(answer.data, { extent, featureProjection }) as Feature[])
            : [],
        );
      },
      (error: unknown) => {
        logFailure(error);
        tile.setState(TileState.ERROR);
      },
    );
  });
}
