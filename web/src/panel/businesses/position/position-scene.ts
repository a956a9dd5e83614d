import type { MapExtract } from '@gewerk/contracts';
import Zoom from 'ol/control/Zoom.js';
import { defaults as defaultInteractions, Translate } from 'ol/interaction.js';
import OlMap from 'ol/Map.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { Circle, Fill, Stroke, Style } from 'ol/style.js';
import View from 'ol/View.js';
import { baseLayers } from '../../../shared/map/base-layers.js';
import type { BaseMap } from '../../../shared/map/base-map.js';
import { readColors } from '../../../shared/map/map-colors.js';
import { sign } from '../../../shared/map/sign.js';

/** Degrees of latitude and longitude. */
export type Position = readonly [latitude: number, longitude: number];

export interface PositionScene {
  readonly addGround: (data: BaseMap) => void;
  readonly addExtract: (extract: MapExtract) => Promise<void>;
  /** Shows the pin at a position and brings it into view; null for no pin. */
  readonly show: (position: Position | null) => void;
  readonly centre: () => Position;
  readonly dispose: () => void;
}

const GERMANY: Position = [51.2, 10.4];
const COUNTRY_ZOOM = 5.5;
const TOWN_ZOOM = 12;
const MAX_ZOOM = 18;
/** Decimal places of a coordinate, precise to about a tenth of a metre. */
const DIGITS = 6;

/** Labels of the buttons. */
export interface PositionTexts {
  readonly zoomIn: string;
  readonly zoomOut: string;
}

/** A map with one draggable pin. */
export function createPositionScene(
  target: HTMLElement,
  { zoomIn, zoomOut }: PositionTexts,
  onMoved: (position: Position) => void,
): PositionScene {
  let colors = readColors();
  const base = baseLayers(colors);
  const point = new Point([0, 0]);
  const feature = new Feature({ geometry: point });
  const source = new VectorSource({ features: [] as Feature<Point>[] });
  const pin = new VectorLayer({ source, style: pinStyle(colors), zIndex: 5 });
  const view = new View({
    center: coordinate(GERMANY),
    zoom: COUNTRY_ZOOM,
    maxZoom: MAX_ZOOM,
    enableRotation: false,
  });
  const drag = new Translate({ layers: [pin], hitTolerance: 12 });
  drag.on('translateend', () => onMoved(positionOf(point.getCoordinates())));
  const buttons = { zoomInLabel: sign('+'), zoomOutLabel: sign('−') };
  const map = new OlMap({
    target,
    view,
    layers: [base.group, pin],
    controls: [new Zoom({ ...buttons, zoomInTipLabel: zoomIn, zoomOutTipLabel: zoomOut })],
    interactions: defaultInteractions({ mouseWheelZoom: true }).extend([drag]),
  });
  const recolor = (): void => {
    colors = readColors();
    base.recolor(colors);
    pin.setStyle(pinStyle(colors));
  };
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  darkness.addEventListener('change', recolor);
  return {
    addGround: base.add,
    addExtract: base.addExtract,
    show(position) {
      source.clear();
      if (!position) return;
      const wanted = coordinate(position);
      point.setCoordinates(wanted);
      source.addFeature(feature);
      const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(map.getSize());
      const [x = 0, y = 0] = wanted;
      const isNear = (view.getZoom() ?? 0) > COUNTRY_ZOOM;
      if (isNear && x > west && x < east && y > south && y < north) return;
      view.setCenter(wanted);
      view.setZoom(Math.max(view.getZoom() ?? 0, TOWN_ZOOM));
    },
    centre: () => positionOf(view.getCenter() ?? coordinate(GERMANY)),
    dispose() {
      darkness.removeEventListener('change', recolor);
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

const coordinate = ([latitude, longitude]: Position): number[] => fromLonLat([longitude, latitude]);

function positionOf(on: readonly number[]): Position {
  const [longitude = 0, latitude = 0] = toLonLat([...on]);
  return [Number(latitude.toFixed(DIGITS)), Number(longitude.toFixed(DIGITS))];
}

const pinStyle = (colors: ReturnType<typeof readColors>): Style =>
  new Style({
    image: new Circle({
      radius: 11,
      fill: new Fill({ color: colors.accent }),
      stroke: new Stroke({ color: colors.surface, width: 3 }),
    }),
  });
