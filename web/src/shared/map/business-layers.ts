import { tileRoutes } from '@gewerk/contracts/http';
import { MAP } from '@gewerk/contracts/limits';
import Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import { createXYZ } from 'ol/tilegrid.js';
import type { MapColors } from './map-colors.js';
import { zoomOf } from './zoom-of.js';

/** A business that the page shows, with its number in the list; the number is null if there is no list. */
export interface Pin {
  readonly id: string;
  /** Name of the business; shown if there is space. */
  readonly name: string;
  readonly number: number | null;
  readonly latitude: number;
  readonly longitude: number;
}

const FONT = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
const TILE_PIXELS = 512;
/** Zoom level from which pins are labelled: at such levels the base map, which has no streets, shows few names. */
const NAMES_FROM = 13.5;
const LONGEST_NAME = 28;

/** The businesses that have no pin: dots, and circles with a count. */
export function tileLayer(query: string, pinned: ReadonlySet<string>, colors: MapColors) {
  const source = new VectorTileSource({
    format: new MVT({ idProperty: 'id' }),
    url: `${tileRoutes.businesses.path}${query === '' ? '' : `?${query}`}`,
    tileGrid: createXYZ({ maxZoom: MAP.maxZoom, tileSize: TILE_PIXELS }),
  });
  return new VectorTileLayer({ source, renderMode: 'vector', style: tileStyles(pinned, colors) });
}

export function tileStyles(pinned: ReadonlySet<string>, colors: MapColors) {
  const kept = new Map<string, Style>();
  const dot = new Style({
    image: new Circle({
      radius: 5.5,
      fill: new Fill({ color: colors.accent }),
      stroke: new Stroke({ color: colors.surface, width: 1.5 }),
    }),
  });
  return (feature: FeatureLike): Style | undefined => {
    const count = Number(feature.get('count') ?? 1);
    if (count === 1) return pinned.has(String(feature.getId())) ? undefined : dot;
    const label = shortCount(count);
    const style = kept.get(label) ?? cluster(label, count, colors);
    kept.set(label, style);
    return style;
  };
}

function cluster(label: string, count: number, colors: MapColors): Style {
  return new Style({
    image: new Circle({
      radius: 11 + 3 * Math.min(4, Math.log10(count)),
      fill: new Fill({ color: colors.surface }),
      stroke: new Stroke({ color: colors.accent, width: 2 }),
    }),
    text: new Text({
      text: label,
      font: `600 12px ${FONT}`,
      fill: new Fill({ color: colors.accent }),
    }),
  });
}

/** A short form of a count: 987, 1,2k, 52k. */
function shortCount(count: number): string {
  if (count < 1_000) return String(count);
  const thousands = count / 1_000;
  return `${thousands < 10 ? thousands.toFixed(1).replace('.', ',') : Math.round(thousands)}k`;
}

/** The businesses of the page, numbered as in the list. */
export function pinLayer(colors: MapColors) {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, style: pinStyles(colors, null), declutter: 'pins', zIndex: 5 });
  return {
    layer,
    setPins: (pins: readonly Pin[]) => {
      source.clear();
      source.addFeatures(pins.map(pinFeature));
    },
    count: () => source.getFeatures().length,
    extent: () => (source.isEmpty() ? null : source.getExtent()),
    setLit: (lit: string | null, next: MapColors) => layer.setStyle(pinStyles(next, lit)),
  };
}

function pinFeature({ id, name, number, latitude, longitude }: Pin): Feature<Point> {
  const feature = new Feature({
    geometry: new Point(fromLonLat([longitude, latitude])),
    name: shortened(name),
    number,
  });
  feature.setId(id);
  return feature;
}

const shortened = (name: string): string =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;

function pinStyles(colors: MapColors, lit: string | null) {
  return (feature: FeatureLike, resolution: number): Style | Style[] => {
    const isLit = feature.getId() === lit;
    const number: number | null = feature.get('number');
    const pin = new Style({
      image: new Circle({
        radius: isLit ? 16 : 13,
        fill: new Fill({ color: isLit ? colors.ink : colors.accent }),
        stroke: new Stroke({ color: colors.surface, width: 2 }),
        // Pins are always drawn; names are drawn only where they cover no pin.
        declutterMode: 'obstacle',
      }),
      text: new Text({
        declutterMode: 'obstacle',
        text: number === null ? '' : String(number),
        font: `700 ${isLit ? 14 : 12}px ${FONT}`,
        fill: new Fill({ color: isLit ? colors.paper : colors['on-accent'] }),
      }),
      zIndex: isLit ? 1_000 : -(number ?? 0),
    });
    if (zoomOf(resolution) < NAMES_FROM) return pin;
    const name = new Text({
      text: String(feature.get('name')),
      font: `600 13px ${FONT}`,
      textBaseline: 'top',
      offsetY: isLit ? 26 : 22,
      fill: new Fill({ color: colors.ink }),
      stroke: new Stroke({ color: colors.paper, width: 3 }),
    });
    return [pin, new Style({ text: name, zIndex: isLit ? 1_000 : -(number ?? 0) })];
  };
}
