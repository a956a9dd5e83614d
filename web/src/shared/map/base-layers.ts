import type { MapExtract } from '@gewerk/contracts';
import Feature from 'ol/Feature.js';
import TopoJSON from 'ol/format/TopoJSON.js';
import type { FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import LayerGroup from 'ol/layer/Group.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style, Text } from 'ol/style.js';
import type { BaseMap, PlaceRow } from './base-map.js';
import type { MapColors } from './map-colors.js';
import { lookOfPlace } from './place-looks.js';
import { zoomOf } from './zoom-of.js';

const FONT = "'Source Sans 3 Variable', 'Source Sans 3 Fallback', system-ui, sans-serif";
const ABOVE = 20;
/** Name of the property that contains the kind of a shape. */
const LAYER = 'layer';
/**
 * Minimum zoom level that an archive with streets contains: archives with fewer levels contain at most main roads.
 */
const STREETS_FROM = 13;

/**
 * The layers of the base map: land, borders and water, drawn as one image that moves with the map, and place
 * names. They are empty until data is added.
 */
export function baseLayers(first: MapColors) {
  let colors = first;
  const shapes = new VectorSource();
  const ground = new VectorImageLayer({ source: shapes, imageRatio: 1.6, style: shapeStyles(colors) });
  const names = new VectorSource();
  const labels = new VectorLayer({
    source: names,
    style: placeStyles(colors),
    declutter: 'places',
    updateWhileAnimating: false,
    updateWhileInteracting: false,
  });
  const group = new LayerGroup({ layers: [ground, labels] });
  let extract: Awaited<ReturnType<typeof loadExtractLayers>> | undefined;
  return {
    group,
    add: (more: BaseMap) => {
      if (more.base) shapes.addFeatures(shapesOf(more.base));
      names.addFeatures(more.places.map(placeFeature));
    },
    /** Whether the archive has streets at a coordinate. */
    hasStreets: (coordinate: readonly number[]): boolean =>
      extract !== undefined && extract.maxZoom >= STREETS_FROM && extract.covers(coordinate, STREETS_FROM),
    /** How many towns are labelled in an extent at a zoom level. */
    countNames: (extent: number[], zoom: number): number =>
      names
        .getFeaturesInExtent(extent)
        .filter((place) => lookOfPlace(Number(place.get('rank')), zoom)?.isTown).length,
    /**
     * Draws an archive over the built-in map, whose own labels are then hidden where the archive has names. Fails
     * if the archive cannot be read.
     */
    addExtract: async (described: MapExtract) => {
      extract = await loadExtractLayers(described, colors);
      for (const layer of extract.layers.toReversed()) group.getLayers().insertAt(1, layer);
      labels.setStyle(placeStyles(colors, extract.covers));
    },
    recolor: (next: MapColors) => {
      colors = next;
      ground.setStyle(shapeStyles(next));
      labels.setStyle(placeStyles(next, extract?.covers));
      extract?.recolor(next);
    },
  };
}

async function loadExtractLayers(extract: MapExtract, colors: MapColors) {
  const { extractLayers } = await import('./extract/extract-layers.js');
  return extractLayers(extract, colors);
}

const shapesOf = (base: object): Feature[] =>
  new TopoJSON({ layerName: LAYER }).readFeatures(base, { featureProjection: 'EPSG:3857' });

function shapeStyles(colors: MapColors) {
  const water = colors['tint-steel-ground'];
  const fill = new Fill({ color: colors.paper });
  const land = new Style({ fill, stroke: new Stroke({ color: colors.edge, width: 1 }), zIndex: 0 });
  const states = new Style({
    stroke: new Stroke({ color: colors.line, width: 1, lineDash: [5, 3] }),
    zIndex: 1,
  });
  const lakes = new Style({ fill: new Fill({ color: water }), zIndex: 2 });
  const rivers = new Style({ stroke: new Stroke({ color: water, width: 2 }), zIndex: 2 });
  const styles = new Map(Object.entries({ far: land, countries: land, states, lakes, rivers }));
  return (shape: { get(key: string): unknown }) => styles.get(String(shape.get(LAYER)));
}

function placeFeature([name, latitude, longitude, rank]: PlaceRow): Feature<Point> {
  return new Feature({ geometry: new Point(fromLonLat([longitude, latitude])), name, rank });
}

type Covers = (coordinate: readonly number[], zoom: number) => boolean;

function placeStyles(colors: MapColors, covers: Covers = () => false) {
  const kept = new Map<string, Style>();
  return (place: FeatureLike, resolution: number) => {
    const rank = Number(place.get('rank'));
    const zoom = zoomOf(resolution);
    const look = lookOfPlace(rank, zoom);
    const at = place.getGeometry()?.getExtent();
    if (!look || !at || covers(at, zoom)) return undefined;
    const name = String(place.get('name'));
    const known = kept.get(name);
    if (known) return known;
    const text = new Text({
      text: name,
      // Place the name above the circle of the businesses in the town.
      offsetY: look.isTown ? -ABOVE : 0,
      font: `${rank < 2 ? 600 : 400} ${look.size}px ${FONT}`,
      fill: new Fill({ color: rank < 3 ? colors.ink : colors.muted }),
      stroke: new Stroke({ color: colors.paper, width: 3 }),
    });
    const style = new Style({ text, zIndex: -rank });
    kept.set(name, style);
    return style;
  };
}
