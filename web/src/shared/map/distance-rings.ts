import Feature from 'ol/Feature.js';
import CircleShape from 'ol/geom/Circle.js';
import Point from 'ol/geom/Point.js';
import type LayerGroup from 'ol/layer/Group.js';
import VectorLayer from 'ol/layer/Vector.js';
import { getPointResolution } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style, Text } from 'ol/style.js';
import type { MapColors } from './map-colors.js';

const KILOMETRES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const METRES = 1_000;
/**
 * Smallest and largest radius of a ring: a smaller ring would cover the pin, and a larger one would be outside the
 * map.
 */
const LEAST_PIXELS = 40;
const MOST_PIXELS = 450;
const FONT = "'Source Sans 3 Variable', 'Source Sans 3 Fallback', system-ui, sans-serif";

/**
 * Rings at fixed distances from a single business, for maps without streets. They are drawn above the base map but
 * below its names.
 */
export function distanceRings(colors: MapColors, base: LayerGroup) {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, style: ringStyles(colors), declutter: 'places' });
  base.getLayers().insertAt(1, layer);
  return {
    /** Shows the rings around a point on the map; null removes them. */
    show: (centre: readonly number[] | null) => {
      source.clear();
      if (!centre) return;
      const [x = 0, y = 0] = centre;
      // The map's projection stretches distances: a metre on the ground is more than one unit of the projection.
      const stretched = METRES / getPointResolution('EPSG:3857', 1, [x, y]);
      for (const kilometres of KILOMETRES) {
        const radius = kilometres * stretched;
        source.addFeatures([
          new Feature({ geometry: new CircleShape([x, y], radius), radius }),
          new Feature({ geometry: new Point([x, y - radius]), radius, label: written(kilometres) }),
        ]);
      }
    },
    recolor: (next: MapColors) => layer.setStyle(ringStyles(next)),
  };
}

const written = (kilometres: number): string =>
  kilometres < 1 ? `${kilometres * METRES} m` : `${kilometres} km`;

function ringStyles(colors: MapColors) {
  const ring = new Style({ stroke: new Stroke({ color: colors.line, width: 1.5, lineDash: [2, 4] }) });
  return (feature: { get(key: string): unknown }, resolution: number): Style | undefined => {
    const pixels = Number(feature.get('radius')) / resolution;
    if (pixels < LEAST_PIXELS || pixels > MOST_PIXELS) return undefined;
    const label = feature.get('label');
    if (label === undefined) return ring;
    return new Style({
      text: new Text({
        text: String(label),
        font: `12px ${FONT}`,
        fill: new Fill({ color: colors.muted }),
        stroke: new Stroke({ color: colors.paper, width: 4 }),
      }),
    });
  };
}
