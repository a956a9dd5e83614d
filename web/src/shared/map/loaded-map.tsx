import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';
import { loadBaseMap } from './base-map.js';
import type BusinessMap from './business-map.js';
import type { BusinessMapProps } from './business-map.js';
import { MapFailed } from './map-failed.js';

const loadMap = () => import('./business-map.js');
const loadExtract = async () => (await import('./map-data.js')).loadExtract();

/**
 * Loads the script, the base map and the description of the operator's own base map in parallel, for a visitor who
 * is about to open the map; the map itself reports failures.
 */
export function prefetch(): void {
  loadMap().catch(() => undefined);
  loadBaseMap().catch(() => undefined);
  loadExtract().catch(() => undefined);
}

/**
 * The map, shown once its script has loaded. This component does not use `lazy`: with `lazy`, a script that fails to
 * load would replace the whole page with an error.
 */
export function LoadedMap(props: BusinessMapProps) {
  const { businessMap } = useTexts().common;
  const { texts = businessMap } = props;
  const [Loaded, setLoaded] = useState<typeof BusinessMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const retry = (): void => {
    setFailed(false);
    reloadWhereReached().catch((error: unknown) => {
      logFailure(error);
      setFailed(true);
    });
  };
  useEffect(() => {
    let isGone = false;
    prefetch();
    loadMap().then(
      ({ default: map }) => {
        if (!isGone) setLoaded(() => map);
      },
      (error: unknown) => {
        logFailure(error);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return hasFailed ? (
    <div className="map-frame">
      {/* Browsers remember that a script of this page failed to load: only a reload requests it again. */}
      <MapFailed texts={texts} onRetry={retry} />
    </div>
  ) : (
    <div className="map-frame" aria-busy="true">
      <p className="map-note">{texts.loading}</p>
    </div>
  );
}

/** Reloads the page if the site answers: reloading without a connection would lose the page. */
async function reloadWhereReached(): Promise<void> {
  await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  window.location.reload();
}
