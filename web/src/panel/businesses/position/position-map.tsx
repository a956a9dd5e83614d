import { Button } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../platform/log-failure.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { loadBaseMap } from '../../../shared/map/base-map.js';
import { loadExtract, loadMapDetails } from '../../../shared/map/map-data.js';
import { createPositionScene, type Position, type PositionScene } from './position-scene.js';

interface PositionMapProps {
  /** Null if the business has no position. */
  readonly position: Position | null;
  readonly onMoved: (position: Position) => void;
}

/**
 * The position of a business: its pin can be dragged, or placed at the centre of the map, which the arrow
 * keys move.
 */
export default function PositionMap({ position, onMoved }: PositionMapProps) {
  const { position: texts } = usePageTexts('admin').businesses;
  const frame = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<PositionScene | null>(null);
  const [attribution, setAttribution] = useState('');
  const moved = useRef(onMoved);
  const labels = useRef(texts);
  useEffect(() => {
    moved.current = onMoved;
  });
  useEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    let isGone = false;
    const made = createPositionScene(target, labels.current, (to) => moved.current(to));
    setScene(made);
    const add = (data: Awaited<ReturnType<typeof loadBaseMap>>): void => {
      if (!isGone) made.addGround(data);
    };
    // Without the base map the pin can still be dragged.
    loadBaseMap()
      .then(add)
      .then(() => loadMapDetails().then(add))
      .catch(logFailure);
    const addExtract = async (): Promise<void> => {
      const extract = await loadExtract();
      if (!extract || isGone) return;
      await made.addExtract(extract);
      setAttribution(extract.attribution);
    };
    addExtract().catch(logFailure);
    return () => {
      isGone = true;
      made.dispose();
      setScene(null);
    };
  }, []);
  const [latitude, longitude] = position ?? [];
  useEffect(() => {
    scene?.show(latitude === undefined || longitude === undefined ? null : [latitude, longitude]);
  }, [scene, latitude, longitude]);
  return (
    <div className="position-map">
      <div ref={frame} className="position-canvas" tabIndex={0} role="application" aria-label={texts.map} />
      <span className="position-cross" aria-hidden="true" />
      <div className="position-actions">
        <Button type="button" size="sm" variant="outline" onClick={() => scene && onMoved(scene.centre())}>
          {texts.toMiddle}
        </Button>
        <span className="panel-hint">{texts.hint}</span>
        {attribution !== '' && <span className="panel-hint">{attribution}</span>}
      </div>
    </div>
  );
}
