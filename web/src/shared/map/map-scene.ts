import { type MapExtract, readBox } from '@gewerk/contracts';
import { MAP } from '@gewerk/contracts/limits';
import ScaleLine from 'ol/control/ScaleLine.js';
import Zoom from 'ol/control/Zoom.js';
import { getForViewAndSize } from 'ol/extent.js';
import { focusWithTabindex } from 'ol/events/condition.js';
import type { FeatureLike } from 'ol/Feature.js';
import { defaults as defaultInteractions, MouseWheelZoom } from 'ol/interaction.js';
import OlMap from 'ol/Map.js';
import Point from 'ol/geom/Point.js';
import { transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';
import type { BaseMap } from './base-map.js';
import { baseLayers } from './base-layers.js';
import { type Pin, pinLayer, tileLayer, tileStyles } from './business-layers.js';
import { distanceRings } from './distance-rings.js';
import { readColors } from './map-colors.js';
import { zoomWithNames } from './zoom-with-names.js';
import { sign } from './sign.js';

const GERMANY = transformExtent([5.9, 47.3, 15.1, 55], 'EPSG:4326', 'EPSG:3857');
const MIN_ZOOM = 3;
/** The closest zoom, with and without streets: zooming in further would show nothing more. */
const MAX_ZOOM = 18;
const MAX_BARE_ZOOM = MAP.maxZoom;
/** Zoom above which land without streets looks empty. */
const BARE_ZOOM = 13.5;
/** The closest zoom at which results are first shown, so that the names around them are visible. */
const FIT_ZOOM = 12.5;
/** Zoom for a single business if there are streets. */
const STREET_ZOOM = 15.5;
/** Zoom above which the map shows the names of `loadNearMap`. */
const NEAR_ZOOM = 9.5;
const MARGIN = [48, 40, 48, 40];
const HIT_PIXELS = 8;
const DIGITS = 4;
const MOVE_MS = 250;

export interface SceneTexts {
  readonly zoomIn: string;
  readonly zoomOut: string;
}

export interface SceneEvents {
  /** Called with the id of the business under the pointer; null if there is none. */
  readonly onHover: (id: string | null) => void;
  /** Called with the id of a clicked business, or with null if the click did not hit one. */
  readonly onChoose: (id: string | null) => void;
  /**
   * Called with west, south, east and north after the visitor has moved the map; called with '' when the map shows
   * other businesses.
   */
  readonly onMoved: (box: string) => void;
  /** Called with whether the map is zoomed in so far that it shows nothing but the businesses. */
  readonly onBare: (isBare: boolean) => void;
}

export interface Scene {
  /** Adds data of the built-in base map. */
  addGround(data: BaseMap): void;
  /** Adds the names of `loadNearMap`. */
  addNames(data: BaseMap): void;
  /** Draws the operator's own base map over the built-in one. Fails if the operator's cannot be read. */
  addExtract(extract: MapExtract): Promise<void>;
  /** Resolves once everything added so far is drawn. */
  drawn(): Promise<void>;
  /** Resolves once the map is zoomed in so far that it shows the names of `loadNearMap`. */
  near(): Promise<void>;
  /**
   * Sets the zoom for a single business. If there are streets, zooms in closely. Otherwise, once names have been
   * added, zooms out until enough of them are visible, and adds distance rings.
   */
  settle(): void;
  /**
   * Shows these businesses and moves the view to `box`; if that is '', to the businesses, at zoom `fitZoom` at most.
   */
  setPins(pins: readonly Pin[], box: string, fitZoom?: number): void;
  setLit(id: string | null): void;
  dispose(): void;
}

/** Creates the OpenLayers map. `query` selects the businesses in its tiles; null for no tiles. */
export function createScene(
  target: HTMLElement,
  query: string | null,
  texts: SceneTexts,
  { onHover, onChoose, onMoved, onBare }: SceneEvents,
): Scene {
  let colors = readColors();
  let lit: string | null = null;
  let pinned: ReadonlySet<string> = new Set();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = isStill ? 0 : MOVE_MS;
  const base = baseLayers(colors);
  const tiles = query === null ? null : tileLayer(query, pinned, colors);
  const rings = distanceRings(colors, base.group);
  const pins = pinLayer(colors);
  const view = new View({ minZoom: MIN_ZOOM, maxZoom: MAX_BARE_ZOOM, enableRotation: false });
  const map = new OlMap({
    target,
    view,
    layers: [base.group, ...(tiles ? [tiles] : []), pins.layer],
    controls: [
      new Zoom({
        zoomInLabel: sign('+'),
        zoomOutLabel: sign('−'),
        zoomInTipLabel: texts.zoomIn,
        zoomOutTipLabel: texts.zoomOut,
        duration,
      }),
      new ScaleLine({ minWidth: 56 }),
    ],
    // The wheel scrolls the page until the map has been clicked.
    interactions: defaultInteractions({ mouseWheelZoom: false, zoomDuration: duration }).extend([
      new MouseWheelZoom({ condition: focusWithTabindex, duration }),
    ]),
  });
  view.fit(GERMANY);

  const featureAt = (pixel: number[]): FeatureLike | undefined =>
    map.forEachFeatureAtPixel(pixel, (feature) => feature, {
      hitTolerance: HIT_PIXELS,
      layerFilter: (layer) => layer === pins.layer || layer === tiles,
    });
  map.on('pointermove', ({ pixel, dragging }) => {
    if (dragging) return;
    const feature = featureAt(pixel);
    target.style.cursor = feature ? 'pointer' : '';
    onHover(idOf(feature));
  });
  map.on('click', ({ pixel, coordinate }) => {
    const feature = featureAt(pixel);
    if (feature?.get('count')) {
      const geometry = feature.getGeometry();
      const center = geometry instanceof Point ? geometry.getCoordinates() : coordinate;
      view.animate({ center, zoom: (view.getZoom() ?? MIN_ZOOM) + 2, duration });
      userMoved = true;
    } else onChoose(idOf(feature));
  });

  let userMoved = false;
  /** Zoom for a single business on the map until the visitor moves it; 0 if there are several businesses. */
  let loneZoom = 0;
  let hasNames = false;
  const noteInput = () => {
    userMoved = true;
    loneZoom = 0;
  };
  for (const type of ['pointerdrag', 'dblclick'] as const) map.on(type, noteInput);
  target.addEventListener('wheel', noteInput, { passive: true });
  target.addEventListener('keydown', noteInput);
  target.querySelector('.ol-zoom')?.addEventListener('click', noteInput);
  map.on('moveend', () => {
    if (userMoved) onMoved(boxOf(view.calculateExtent()));
    userMoved = false;
    noteBare();
  });
  const noteBare = () => {
    const [x = 0, y = 0] = view.getCenter() ?? [];
    onBare((view.getZoom() ?? MIN_ZOOM) >= BARE_ZOOM && !base.hasStreets([x, y]));
  };

  const recolor = () => {
    colors = readColors();
    base.recolor(colors);
    rings.recolor(colors);
    tiles?.setStyle(tileStyles(pinned, colors));
    pins.setLit(lit, colors);
  };
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  darkness.addEventListener('change', recolor);

  return {
    addGround: base.add,
    addNames: (names) => {
      base.add(names);
      hasNames = true;
    },
    addExtract: async (extract) => {
      await base.addExtract(extract);
      view.setMaxZoom(MAX_ZOOM);
      noteBare();
    },
    drawn: () => new Promise((done) => void map.once('rendercomplete', () => done())),
    near: () =>
      new Promise((done) => {
        const settleIfNear = () => {
          if ((view.getZoom() ?? MIN_ZOOM) < NEAR_ZOOM) return;
          map.un('moveend', settleIfNear);
          done();
        };
        map.on('moveend', settleIfNear);
        settleIfNear();
      }),
    setPins(shown, box, fitZoom = FIT_ZOOM) {
      onMoved('');
      onChoose(null);
      pinned = new Set(shown.map(({ id }) => id));
      pins.setPins(shown);
      rings.show(null);
      tiles?.setStyle(tileStyles(pinned, colors));
      const asked = box === '' ? null : readBox(box);
      const extent = asked
        ? transformExtent([asked.west, asked.south, asked.east, asked.north], 'EPSG:4326', 'EPSG:3857')
        : pins.extent();
      loneZoom = !asked && pins.count() === 1 ? fitZoom : 0;
      if (extent)
        view.fit(extent, { padding: asked ? [0, 0, 0, 0] : MARGIN, maxZoom: asked ? MAX_ZOOM : fitZoom });
    },
    settle() {
      const [x, y] = view.getCenter() ?? [];
      if (loneZoom === 0 || x === undefined || y === undefined) return;
      const hasStreets = base.hasStreets([x, y]);
      if (!hasStreets && !hasNames) return;
      rings.show(hasStreets ? null : [x, y]);
      const size = map.getSize();
      view.setZoom(
        hasStreets
          ? STREET_ZOOM
          : zoomWithNames(loneZoom, (zoom) => {
              const within = getForViewAndSize([x, y], view.getResolutionForZoom(zoom), 0, size ?? [0, 0]);
              return base.countNames(within, zoom);
            }),
      );
    },
    setLit(id) {
      lit = id;
      pins.setLit(id, colors);
    },
    dispose() {
      darkness.removeEventListener('change', recolor);
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

function idOf(feature: FeatureLike | undefined): string | null {
  const id = feature?.getId();
  return id === undefined ? null : String(id);
}

function boxOf(extent: number[]): string {
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(extent, 'EPSG:3857', 'EPSG:4326');
  return [Math.max(-180, west), Math.max(-85, south), Math.min(180, east), Math.min(85, north)]
    .map((degrees) => degrees.toFixed(DIGITS))
    .join(',');
}
