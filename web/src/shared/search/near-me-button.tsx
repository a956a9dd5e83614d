import { useState } from 'react';
import { useIsHydrating } from '../../platform/hydration.js';
import { positionText } from './filters.js';
import { Button } from '../../ui/buttons/button.js';
import { Icon } from '../../ui/icons/icon.js';

const WAIT_MS = 10_000;
const MAX_AGE_MS = 600_000;

type State = 'idle' | 'asking' | 'failed';

interface NearMeButtonProps {
  readonly texts: Record<'lang' | 'nearMe' | 'locating' | 'notLocated', string>;
  readonly onFound: (around: string) => void;
}

/**
 * Asks the browser for the visitor's position, but only when the button is pressed, and passes on the rounded
 * position.
 */
export function NearMeButton({ texts: labels, onFound }: NearMeButtonProps) {
  const [state, setState] = useState<State>('idle');
  // A press before hydration would be lost.
  const isHydrating = useIsHydrating();

  function locate() {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound(positionText(coords));
      },
      () => setState('failed'),
      { maximumAge: MAX_AGE_MS, timeout: WAIT_MS },
    );
  }

  return (
    <div className="near-me js-only" lang={labels.lang}>
      <Button
        type="button"
        variant="outline"
        size="sm"
        disabled={isHydrating}
        aria-disabled={state === 'asking'}
        onClick={locate}
      >
        <Icon name="locate" size={16} />
        {state === 'asking' ? labels.locating : labels.nearMe}
      </Button>
      {state === 'failed' && <p role="alert">{labels.notLocated}</p>}
    </div>
  );
}
