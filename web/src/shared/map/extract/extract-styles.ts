import type { MapExtract } from '@gewerk/contracts';
import type { FeatureLike } from 'ol/Feature.js';
import { Fill, Stroke, Style, Text } from 'ol/style.js';
import type { MapColors } from '../map-colors.js';
import { zoomOf } from '../zoom-of.js';
import { type ExtractKind, kindOf } from './extract-kinds.js';

const FONT = "'Source Sans 3 Variable', 'Source Sans 3 Fallback', system-ui, sans-serif";
const STREET_NAMES_FROM = 15;
const CASING = 2;
/** Drawing order of names, which are above everything else. */
const NAMES = 100;

interface Road {
  readonly from: number;
  /** Width in pixels at zoom level 16; halved for every two levels below that. */
  readonly width: number;
  readonly order: number;
}
const roads: Partial<Record<ExtractKind, Road>> = {
  path: { from: 15, width: 1.5, order: 10 },
  street: { from: 12.5, width: 7, order: 12 },
  main: { from: 8.5, width: 11, order: 14 },
  motorway: { from: 6, width: 14, order: 16 },
};

interface PlaceName {
  readonly from: number;
  readonly size: number;
  readonly order: number;
}
const placeNames: Partial<Record<ExtractKind, PlaceName>> = {
  city: { from: 5, size: 15, order: 4 },
  town: { from: 8.5, size: 14, order: 3 },
  village: { from: 10.5, size: 13, order: 2 },
  quarter: { from: 12, size: 13, order: 1 },
};

/** How the features of an archive are drawn, in the page's colours. */
export function extractStyles(schema: MapExtract['schema'], colors: MapColors) {
  const kept = new Map<string, Style[]>();
  return (feature: FeatureLike, resolution: number): Style[] | undefined => {
    const properties = feature.getProperties();
    const kind = kindOf(schema, String(properties['layer']), properties);
    if (!kind) return undefined;
    const zoom = Math.round(zoomOf(resolution) * 2) / 2;
    const name = String(properties['name'] ?? '');
    const place = placeNames[kind];
    if (place) return zoom < place.from || name === '' ? undefined : [placeStyle(name, place, colors)];
    const isLine = feature.getGeometry()?.getType().includes('LineString') ?? false;
    const key = `${kind} ${zoom} ${isLine}`;
    const shape = kept.get(key) ?? shapeStyles(kind, zoom, isLine, colors);
    kept.set(key, shape);
    const hasName = roads[kind] && isLine && name !== '' && zoom >= STREET_NAMES_FROM;
    return hasName ? [...shape, streetName(name, colors)] : shape;
  };
}

function shapeStyles(kind: ExtractKind, zoom: number, isLine: boolean, colors: MapColors): Style[] {
  const road = roads[kind];
  if (road) return isLine ? roadStyles(kind, road, zoom, colors) : [];
  const line = (color: string, width: number, zIndex: number, lineDash?: number[]): Style[] => [
    new Style({ stroke: new Stroke({ color, width, ...(lineDash && { lineDash }) }), zIndex }),
  ];
  if (kind === 'rail') return zoom < 11 ? [] : line(colors.edge, 1, 9, [6, 3]);
  if (kind === 'border') return line(colors.edge, 1.5, 8);
  if (kind === 'state') return line(colors.line, 1, 8, [5, 3]);
  const water = colors['tint-steel-ground'];
  if (kind === 'waterway' || (kind === 'water' && isLine)) return line(water, scaled(4, zoom), 4);
  if (isLine) return [];
  const area = (color: string, zIndex: number): Style[] => [new Style({ fill: new Fill({ color }), zIndex })];
  if (kind === 'water') return area(water, 5);
  if (kind === 'building') {
    const stroke = new Stroke({ color: colors.line, width: 1 });
    return zoom < 14.5 ? [] : [new Style({ fill: new Fill({ color: colors.sunken }), stroke, zIndex: 6 })];
  }
  return kind === 'built' ? area(colors.sunken, 1) : area(colors['tint-moss-ground'], 2);
}

const scaled = (width: number, zoom: number): number => Math.max(0.8, width * 2 ** ((zoom - 16) / 2));

function roadStyles(
  kind: ExtractKind,
  { from, width, order }: Road,
  zoom: number,
  colors: MapColors,
): Style[] {
  if (zoom < from) return [];
  const inner = scaled(width, zoom);
  const stroke = (color: string, wide: number, zIndex: number): Style =>
    new Style({ stroke: new Stroke({ color, width: wide }), zIndex });
  // The road is too narrow for a separate edge.
  if (inner < CASING) return [stroke(kind === 'motorway' ? colors.edge : colors.line, inner, order)];
  const fill = kind === 'motorway' ? colors['tint-ochre-ground'] : colors.surface;
  return [stroke(colors.edge, inner + CASING, order), stroke(fill, inner, order + 1)];
}

function placeStyle(name: string, { size, order }: PlaceName, colors: MapColors): Style {
  return new Style({
    text: label(name, `${order > 2 ? 600 : 400} ${size}px`, order > 1 ? colors.ink : colors.muted, colors),
    zIndex: NAMES + order,
  });
}

function streetName(name: string, colors: MapColors): Style {
  const text = label(name, '12px', colors.muted, colors);
  text.setPlacement('line');
  return new Style({ text, zIndex: NAMES });
}

const label = (text: string, font: string, color: string, colors: MapColors): Text =>
  new Text({
    text,
    font: `${font} ${FONT}`,
    fill: new Fill({ color }),
    stroke: new Stroke({ color: colors.paper, width: 3 }),
  });
