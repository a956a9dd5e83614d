import type { BusinessCard } from '@gewerk/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';
import type { Texts } from '../../texts/catalogue-types.js';
import { loadBaseMap } from './base-map.js';
import { loadExtract, loadMapDetails, loadNearMap } from './map-data.js';
import type { Pin } from './business-layers.js';
import { ChosenBusiness } from './chosen-business.js';
import { MapFailed } from './map-failed.js';
import { createScene, type Scene } from './map-scene.js';

export interface BusinessMapProps {
  readonly businesses: readonly BusinessCard[];
  /** The query of the tiles with further businesses; null to show only `businesses`. */
  readonly tiles: string | null;
  /** The requested rectangle; '' for none. */
  readonly box: string;
  readonly lit: string | null;
  readonly onLit: (id: string | null) => void;
  /**
   * Returns the path of the results within a rectangle. Without it the map does not offer to search in the visible
   * area.
   */
  readonly areaHref?: ((box: string) => string) | undefined;
  /** Replaces the catalogue's texts on a page in another language. */
  readonly texts?: Texts['common']['businessMap'];
  /** The closest zoom at which the businesses are first shown. */
  readonly fitZoom?: number;
  /** False if the pins are not numbered in a list. */
  readonly isNumbered?: boolean;
}

type State = 'loading' | 'shown' | 'failed';

/**
 * The map with the businesses of the page as numbered pins. The list next to the map contains the same
 * information.
 */
export default function BusinessMap(props: BusinessMapProps) {
  const { businesses, tiles, box, lit, onLit, areaHref, fitZoom, isNumbered = true } = props;
  const { businessMap } = useTexts().common;
  const texts = props.texts ?? businessMap;
  const frame = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [state, setState] = useState<State>('loading');
  const [moved, setMoved] = useState('');
  const [isBare, setBare] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [attribution, setAttribution] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const target = frame.current;
    if (!target) return;
    let isGone = false;
    // The businesses are drawn first; the base map may take longer.
    const made = createScene(target, tiles, texts, {
      onHover: onLit,
      onChoose: setChosen,
      onMoved: setMoved,
      onBare: setBare,
    });
    setScene(made);
    const addGround = async (): Promise<void> => {
      const ground = await loadBaseMap();
      if (isGone) return;
      made.addGround(ground);
      setState('shown');
      await made.drawn();
      // The details are not needed when the map is first drawn.
      const details = await loadMapDetails().catch(logFailure);
      if (details && !isGone) made.addGround(details);
      await made.near();
      const names = await loadNearMap().catch(logFailure);
      if (!names || isGone) return;
      made.addNames(names);
      made.settle();
    };
    addGround().catch((error: unknown) => {
      logFailure(error);
      if (!isGone) setState('failed');
    });
    const addExtract = async (): Promise<void> => {
      const extract = await loadExtract();
      if (!extract || isGone) return;
      await made.addExtract(extract);
      if (isGone) return;
      made.settle();
      setAttribution(`${extract.attribution} · `);
    };
    // Without the operator's own base map, the built-in one is complete.
    addExtract().catch(logFailure);
    return () => {
      isGone = true;
      made.dispose();
      setScene(null);
    };
  }, [tiles, texts, onLit, attempt]);

  useEffect(() => {
    scene?.setPins(pinsOf(businesses, isNumbered), box, fitZoom);
  }, [scene, businesses, box, fitZoom, isNumbered]);

  useEffect(() => scene?.setLit(chosen ?? lit), [scene, chosen, lit]);

  function retry() {
    setState('loading');
    setAttempt(attempt + 1);
  }

  return (
    <div className="map-frame" aria-busy={state === 'loading'}>
      <div ref={frame} className="map-canvas" tabIndex={0} role="application" aria-label={texts.keys} />
      {state === 'loading' && <p className="map-note">{texts.loading}</p>}
      {state === 'failed' && <MapFailed texts={texts} onRetry={retry} />}
      {moved !== '' && areaHref && (
        <a className="map-area" href={areaHref(moved)} data-keep-scroll="">
          {texts.searchHere}
        </a>
      )}
      {chosen !== null && <ChosenBusiness id={chosen} texts={texts} onClose={() => setChosen(null)} />}
      {isBare && state === 'shown' && <p className="map-bare">{texts.bare}</p>}
      <p className="map-source">
        {attribution}
        {texts.source}
      </p>
    </div>
  );
}

const pinsOf = (businesses: readonly BusinessCard[], isNumbered: boolean): Pin[] =>
  businesses.flatMap(({ id, name, latitude, longitude }, index) =>
    latitude === null || longitude === null
      ? []
      : [{ id, name, number: isNumbered ? index + 1 : null, latitude, longitude }],
  );
