import type { Texts } from '../../texts/catalogue-types.js';
import { Button } from '../../ui/buttons/button.js';

interface MapFailedProps {
  readonly texts: Texts['common']['businessMap'];
  readonly onRetry: () => void;
}

/** Shown instead of the map if it could not be loaded. */
export const MapFailed = ({ texts, onRetry }: MapFailedProps) => (
  <div className="map-note map-failed">
    <p role="alert">{texts.failed}</p>
    <Button size="sm" variant="outline" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
);
